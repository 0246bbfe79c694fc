/** A visitor who gives leads on one page after another and leaves each page without waiting. */

import type { Popup } from '../../shared/model/popup'
import type { Page } from '../../shared/page/model/page'
import { type Send, send } from '../../shared/page/platform/send'
import { enqueueLead } from '../../shared/page/reporting/enqueue-lead'
import type { Reporting } from '../../shared/page/reporting/reporting'
import { LEAD_PREFIX } from '../../shared/page/storage/records'
import { createStorage } from '../../shared/page/storage/storage'
import { popupOf } from '../support/popup'
import { visit } from '../support/visit'
import { asPage, type Entries } from './browser'
import type { Random } from './random'

export const POPUP = popupOf()
const popup = { ...POPUP, viewerId: 'viewer-1', key: POPUP.id } as unknown as Popup

/** The code of the chunk that reports, of the one that encodes leads, and of the one for what the server does not accept. */
export interface Chunks {
  report: string
  conversion: string
  refusals: string
}

/** Evaluates a chunk as it ships. Each page has its own copy, which ends with the page. */
const evaluate = <T>(chunk: string): T =>
  new Function(
    chunk.replace(
      /export\s*\{([^}]*)\};?\s*$/,
      (_, names: string) => `return {${names.replace(/(\w+) as (\w+)/g, '$2:$1')}}`,
    ),
  )()

/** The trigger that fires the popup. */
const TRIGGER = 'timeDelay'
const MOST_ON_A_PAGE = 6
/** How long a page stays open at most, in milliseconds. */
const MAX_STAY_MS = 3_000
/** Such a pause when there are no more leads to send. */
const BRIEF = 1_000

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
/** A new promise each time: callbacks live as long as the promise that they wait for. */
const never = (): Promise<never> => new Promise(() => {})

const openPage = (host: string, chunks: Chunks, entries: Entries) => {
  let hasLeft = false
  const inPage = <T>(action: () => T): T => asPage(entries, () => hasLeft, action)
  const storage = inPage(() => createStorage(true))
  // A request that is running when the page is left may still reach the server, but nobody gets its answer.
  const sendFromHere: Send = async (url, request) => {
    const answer = hasLeft ? await never() : await send(url, request)
    return hasLeft ? never() : answer
  }
  const visitor = { trail: () => visit, clientId: () => 'client-1', mobile: false }
  const load = async (chunk: keyof Chunks) => evaluate(chunks[chunk])
  const page = { host, load, storage, visitor, store: '', json: JSON, send: sendFromHere } as unknown as Page
  const report = evaluate<Reporting>(chunks.report)
  return {
    give: (id: string): void =>
      inPage(() => {
        const fields = { email: `${id}@example.com` }
        const lead = { submissionId: id, fields, extraFields: [], elapsed: 9, trap: '' }
        enqueueLead(page, popup, TRIGGER, lead)
        void report.showing(page, popup, TRIGGER, id).convert(lead)
      }),
    flush: () => inPage(() => report.flush(page)),
    waiting: () => inPage(() => storage.keys(LEAD_PREFIX).length),
    leave() {
      hasLeft = true
    },
  }
}

/** Resolves when the server has answered all of the visitor's leads. */
export const visitSite = async (host: string, ids: string[], chunks: Chunks, random: Random): Promise<void> => {
  const entries: Entries = new Map<string, string>()
  const remainingIds = [...ids]
  while (remainingIds.length) {
    const page = openPage(host, chunks, entries)
    void page.flush()
    for (const id of remainingIds.splice(0, Math.ceil(random() * MOST_ON_A_PAGE))) page.give(id)
    await later(MAX_STAY_MS * random())
    page.leave()
  }
  for (;;) {
    const page = openPage(host, chunks, entries)
    // A visitor who comes back does not wait for the last attempt either.
    await Promise.race([page.flush(), later(BRIEF)])
    if (!page.waiting()) return
    page.leave()
  }
}
