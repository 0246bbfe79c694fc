/** Pages of one site that report to a server which answers as a case says. Needs fake timers. */
import { vi } from 'vitest'
import type { Popup } from '../../shared/model/popup'
import type { Page } from '../../shared/page/model/page'
import type { Popups } from '../../shared/page/model/popups'
import type { Request, Send } from '../../shared/page/platform/send'
import { signals } from '../../shared/page/platform/signals'
import { CODES } from '../../shared/wire/error-codes'

/**
 * A status with the server's own body, a text that something else answers with, or `lost`: the server processes the
 * request, but its answer never arrives.
 */
export type Outcome = number | 'lost' | { status: number; text: string }

/** An answer from something between the page and the server, or from a server of another vendor. */
export const foreign = (status: number, text = ''): Outcome => ({ status, text })

export interface Received {
  /** The second-last part of the path: `viewed`, `closed`, … */
  call: string
  /** `report_id`, or a lead's `submission_id`. */
  id: string
  fields: Record<string, string>
  outcome: Outcome
  /** Milliseconds since 1970: when the request arrived, and when the page had the answer. */
  arrival: number
  answered?: number
}

/** The duration of an answer, in milliseconds. */
export const ROUND_TRIP = 100

/** Answers with these outcomes in turn; the last one repeats. */
export const answers =
  (...outcomes: Outcome[]) =>
  () =>
    (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? 200
export const OUTAGE = answers(0)

/** Lets time pass; by default longer than all attempts take. */
export const pass = (ms = 60_000) => vi.advanceTimersByTimeAsync(ms)

/** The trigger that fires the popups. */
const TRIGGER = 'timeDelay'

const popup = { id: 'popup00000001', viewerId: 'viewer-1', type: 'lightbox' } as Popup

const fieldsOf = (body: Request['body']): Record<string, string> =>
  typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(body ?? [])

const answerOf = (outcome: number | 'lost', id: string): object => {
  const code = CODES[outcome as keyof typeof CODES]
  if (code) return { error: { code, message: 'It is refused' } }
  return { poptin_view_id: `view-of-${id}`, success: true, conversion_id: `conversion-of-${id}` }
}

/** `next` decides the outcome of each request. */
export const createSite = (next: (call: string) => Outcome = () => 200) => {
  const received: Received[] = []
  const server = {
    received,
    next,
    /** The ids that the server has accepted, once each, in the order of arrival. */
    acceptedIds: () => [
      ...new Set(received.filter(({ outcome }) => outcome === 'lost' || outcome === 200).map(({ id }) => id)),
    ],
    calls: () => received.map(({ call }) => call),
  }
  const send: Send = async (url, { body } = {}) => {
    const call = new URL(url).pathname.split('/')[3] ?? ''
    const fields = fieldsOf(body)
    const id = fields.report_id ?? fields.submission_id ?? ''
    const outcome = server.next(call)
    // A failed connection has brought nothing to the server.
    const entry: Received = { call, id, fields, outcome, arrival: Date.now() }
    if (outcome) received.push(entry)
    await new Promise((resolve) => setTimeout(resolve, ROUND_TRIP))
    entry.answered = Date.now()
    if (typeof outcome === 'object') return outcome
    return { status: outcome === 'lost' ? 0 : outcome, text: JSON.stringify(answerOf(outcome, id)) }
  }

  /**
   * Opens a page. It has its own modules and shares the browser's storage. The server knows the visitor by `email` or
   * `customer`.
   */
  const openPage = async ({ email = '', customer = '', consented = true } = {}) => {
    vi.resetModules()
    const report = await import('../../chunks/services/report')
    const chunks: Record<string, unknown> = {
      conversion: await import('../../chunks/services/conversion'),
      refusals: await import('../../chunks/services/refusals'),
    }
    const { newId } = await import('../../shared/values/id')
    const { enqueueLead } = await import('../../shared/page/reporting/enqueue-lead')
    const { enqueueReport } = await import('../../shared/page/reporting/enqueue-report')
    const { createVisitor } = await import('../../loader/visitor')
    const { createStorage } = await import('../../shared/page/storage/storage')
    const storage = createStorage(consented)
    const visitor = createVisitor(storage)
    visitor.arrive()
    if (email) storage.set('email', email)
    if (customer) storage.set('customer', customer)
    const page = {
      host: 'https://w.example',
      store: '',
      json: JSON,
      storage,
      send,
      visitor,
      load: async (chunk: string) => chunks[chunk],
    } as unknown as Page
    return {
      report,
      storage,
      show() {
        const name = newId()
        const showing = report.showing(page, popup, TRIGGER, name)
        return {
          ...showing,
          /** Stores the report first, as a popup does. */
          viewed() {
            enqueueReport(page, name, 'viewed', { popup, trigger: TRIGGER, viewId: '' })
            if (storage.allowed()) showing.viewed()
          },
        }
      },
      /** Stores the report first, as a popup does. */
      lead(submissionId: string) {
        const lead = { submissionId, fields: {}, extraFields: [], elapsed: 1, trap: '' }
        enqueueLead(page, popup, TRIGGER, lead)
        return report.showing(page, popup, TRIGGER, newId()).convert(lead)
      },
      flush: () => report.flush(page),
      begin: () => report.begin(page),
      limited: (raw: Record<string, unknown>, offer: (id: string) => void) =>
        report.run(page, {
          answer: signals.signal({ campaigns: [], run: [], restricted: true, status: 200, raw }),
          open: async (id: string) => {
            offer(id)
            return true
          },
        } as unknown as Popups),
      /** The page stops. A running request may still reach the server, but nobody gets its answer. */
      leave() {
        storage.flush()
        const now = Date.now()
        vi.clearAllTimers()
        // Clearing the timers also resets the clock.
        vi.setSystemTime(now)
      },
    }
  }
  return { received, server, openPage }
}
