/** One attempt to send a form that is kept. */

import { sendForm } from '../../../shared/page/platform/send'
import { keepForm, keptForm } from '../../../shared/page/storage/storage'
import { withTabLock } from '../../../shared/page/storage/tab-lock'
import { FAILED, isUnknownForm, replyIn } from '../../../shared/wire/page/site/contact'

/** Milliseconds: a server that sends mail while the visitor waits takes its time. */
const SEND_TIMEOUT_MS = 30_000
/** How often, and for how many milliseconds, a server must say that it has no such form: it may be on the wrong database. */
const [MAX_REFUSALS, MIN_REFUSED_MS] = [3, 3_600_000]

/** Forms of this page that our server has not answered yet, with their files, which storage cannot keep. */
export const unsentForms = new Map<string, FormData>()

const dataOf = (id: string, fields: [string, string][]): FormData => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return unsentForms.get(id) ?? data
}

const attempt = async (id: string): Promise<boolean> => {
  const form = keptForm(id)
  // Another tab has sent it.
  if (!form) return true
  const answer = await sendForm(form.url, dataOf(id, form.fields), SEND_TIMEOUT_MS)
  const now = Date.now()
  const [times, since] = form.refused ?? [0, now]
  const reply = replyIn(answer)
  const isUnknown = isUnknownForm(answer)
  const isDone = reply
    ? reply.status !== FAILED
    : isUnknown && times >= MAX_REFUSALS - 1 && now - since >= MIN_REFUSED_MS
  // The visitor may have sent something else meanwhile, which waits in its place.
  if (keptForm(id)?.stamp !== form.stamp) return false
  if (isDone) {
    unsentForms.delete(id)
    keepForm(id)
  } else if (isUnknown) keepForm(id, { ...form, refused: since > now ? [1, now] : [times + 1, since] })
  return isDone
}

/** True if nothing is left to do. A form that another tab is sending is left to it. */
export const sendKept = async (id: string): Promise<boolean> => Boolean(await withTabLock(id, () => attempt(id)))
