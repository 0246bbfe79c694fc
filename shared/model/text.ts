/** Every word that a visitor reads and the owner did not write (specification, sections 5 and 8). */

export const LANGUAGES = ['en', 'he'] as const
export type Language = (typeof LANGUAGES)[number]

export const direction = (language: Language): 'ltr' | 'rtl' => (language === 'he' ? 'rtl' : 'ltr')

export const english = {
  close: 'Close',
  credit: 'Made with Wisp',
  busy: 'Sending …',
  kept: 'Not sent yet. Your details are kept here and will be sent as soon as possible.',
}

export type Words = typeof english
