export const phone = { country: 'Country of the phone number' }
