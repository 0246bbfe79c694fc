/** Sends what is kept, until the server has it or the page is left. */
import type { Site } from '../../../shared/page/model/site'
import { after, on, reportRejection } from '../../../shared/page/platform/dom'
import { keptIds } from '../../../shared/page/storage/storage'
import { sendKept } from './send'

/** Milliseconds before each retry. After the last one, a form waits for the next page, or for the browser to be online. */
const BACKOFF_MS = [2_000, 8_000, 30_000]

/** Forms that are being sent, or wait for that. */
const active = new Set<string>()

const deliver = async (id: string, delays: number[]): Promise<void> => {
  for (const delay of delays) {
    await new Promise<void>((resolve) => after(delay, resolve))
    if (await sendKept(id)) return
  }
}

/** @param delays in milliseconds, before each attempt */
export const resend = (site: Site, id: string, delays = BACKOFF_MS): void => {
  listen(site)
  if (active.has(id)) return
  active.add(id)
  reportRejection(deliver(id, delays).finally(() => active.delete(id)))
}

let listening = false

const listen = (site: Site): void => {
  if (!listening) on(window, 'online', () => flush(site))
  listening = true
}

/** Sends what this page and earlier ones have left, also after consent was withdrawn: it was given to be sent. */
export const flush = (site: Site): void => {
  for (const id of keptIds()) resend(site, id, [0, ...BACKOFF_MS])
}
