/** Every word a visitor reads that is not the owner's own (specification, sections 5 and 8). */
export const LANGUAGES = ['en', 'he'] as const
export type Language = (typeof LANGUAGES)[number]

export const direction = (language: Language): 'ltr' | 'rtl' => (language === 'he' ? 'rtl' : 'ltr')

export const english = {
  close: 'Close',
  credit: 'Made with Wisp',
  sent: 'Sent successfully!',
  required: 'Please fill in this field',
  choose: 'Please choose an option',
  tick: 'Please tick this box',
  email: 'There are typos in the email',
  phone: 'Please enter a valid phone number',
  invalid: 'Please check this field',
}

export type Words = typeof english
