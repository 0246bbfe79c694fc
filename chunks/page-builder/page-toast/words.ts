import type { Language } from '../../../shared/model/text'
import type { ToastKind } from '../../../shared/wire/page/page-builder/toast'

/** Read out before what a toast says, because its colour is not. */
type Kinds = Record<ToastKind, string>

export const WORDS: Record<Language, Kinds & Record<'close' | 'stack', string>> = {
  en: { success: 'Success', info: 'Note', warning: 'Warning', error: 'Error', close: 'Close', stack: 'Messages' },
  he: { success: 'הצלחה', info: 'הודעה', warning: 'אזהרה', error: 'שגיאה', close: 'סגירה', stack: 'הודעות' },
}
