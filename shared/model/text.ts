/** Every word that a visitor reads and the owner did not write (specification, sections 5 and 8). */
import type { Messages } from '../checks/messages'

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

/** The words of a form. Their English comes with the code that runs after a form is drawn. */
export type FormWords = Messages & Record<'sent', string>
