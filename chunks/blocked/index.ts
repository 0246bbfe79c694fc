/** What a form says where a lead cannot leave the browser: fetched once a first try had no answer. */

import { doc } from '../../shared/safe-dom'
import type { Live } from '../ui/index'

/** Milliseconds to find out. */
const PATIENCE = 3_000

const WORDS = {
  en: 'Your details could not be sent: an ad blocker or a setting of your browser is in the way. They are kept here and will be sent as soon as it lets them through. Pause the blocker and press again to send them now.',
  he: 'לא ניתן היה לשלוח את הפרטים: חוסם פרסומות או הגדרה בדפדפן מפריעים לשליחה. הפרטים נשמרו כאן ויישלחו ברגע שיתאפשר. אפשר להשהות את החוסם וללחוץ שוב כדי לשלוח עכשיו.',
}

/** No answer, and yet we can be reached: something stands between this very call and us, an ad blocker mostly. */
const isBlocked = async ({ base, send }: Live['context']['page']): Promise<boolean> =>
  navigator.onLine && Boolean((await send(`${base}wisp.js?${Date.now()}`, { timeout: PATIENCE })).status)

const NOTICE = 'wisp-blocked'

/** Where it is so, says so in the form, where the visitor looks; what was typed stays. Said again when it is pressed again. */
export const tellIfBlocked = async (form: HTMLFormElement, { context }: Live): Promise<boolean> => {
  if (!(await isBlocked(context.page))) return false
  form.querySelector(`.${NOTICE}`)?.remove()
  const notice = doc.createElement('p')
  Object.assign(notice, { className: `wisp-problem ${NOTICE}`, role: 'alert' })
  notice.textContent = WORDS[context.popup.language]
  form.append(notice)
  notice.scrollIntoView({ block: 'nearest' })
  return true
}
