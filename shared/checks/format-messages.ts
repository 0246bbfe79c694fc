/** Messages about the formats that few forms have. */
export const formatMessages = {
  phone: 'Please enter a valid phone number',
  phoneDigits: 'Please enter 7 to 15 digits and avoid using letters or symbols',
  // Hebrew in every language, as specified: this check is for Israeli numbers.
  phoneIsraeli: 'מספר טלפון שגוי',
  phoneInternational: 'Invalid number - please try again',
  birthday: 'Please enter a valid birthday.',
  date: 'Please enter a date as dd/mm/yyyy',
  year: 'Please enter the year with four digits',
  yearUnlikely: 'Please check the year',
  tooEarly: 'Please enter {min} or a later date',
  tooLate: 'Please enter {max} or an earlier date',
  number: 'Please enter a number',
  url: 'Please enter a valid web address',
}
