// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { conversion } from '../../../../../chunks/services/conversion'
import * as refusals from '../../../../../chunks/services/refusals'
import { flush } from '../../../../../chunks/services/report'
import { nextAttempt } from '../../../../../chunks/services/report/outbox'
import type { Send } from '../../../../../shared/page/platform/send'
import { enqueueLead } from '../../../../../shared/page/reporting/enqueue-lead'
import { LEAD_PREFIX } from '../../../../../shared/page/storage/records'
import { createStorage, STORAGE_PREFIX } from '../../../../../shared/page/storage/storage'
import { freshStorage, lead } from '../../../../support/browser-storage'
import { visit } from '../../../../support/visit'

/** Of chunks, only that of refusals is needed here. */
const load = async <T>(chunk: string): Promise<T> =>
  chunk === 'refusals' ? (refusals as T) : Promise.reject(new Error('no chunk'))
const RECEIPT_TEXT = '{"success":true,"conversion_id":"c-9"}'
const refusal = (code: string, signature?: string) =>
  JSON.stringify({ error: { code, message: 'It is refused', signature } })
/** Answers with these in turn; the last one repeats. */
const answering = (...answers: [status: number, text?: string][]) =>
  vi.fn<Send>(async () => {
    const [status = 0, text = RECEIPT_TEXT] = (answers.length > 1 ? answers.shift() : answers[0]) ?? []
    return { status, text }
  })

freshStorage()

const filled = (...ids: string[]) => {
  const storage = createStorage(true)
  for (const id of ids) storage.set(`${LEAD_PREFIX}${id}`, lead)
  storage.flush()
  return storage
}

describe('outbox', () => {
  it('removes what the server has accepted, and returns the conversion id', async () => {
    const storage = filled('one')
    const send = answering([200])
    await flush({ conversion, json: JSON, load, send, storage })
    expect(send).toHaveBeenCalledOnce()
    expect(send.mock.calls[0]?.[0]).toBe('https://popups.example/api/display/conversion/viewer-1')
    expect(new URLSearchParams(send.mock.calls[0]?.[1]?.body).get('submission_id')).toBe('one')
    expect(storage.keys(LEAD_PREFIX)).toEqual([])
    expect(document.cookie).toContain('wisp_conversion=c-9')
  })

  it('sends no id of the visitor once the browser asks for privacy', async () => {
    const sentIds = async (): Promise<(string | null)[]> => {
      const send = answering([200])
      await flush({ conversion, json: JSON, load, send, storage: filled('one') })
      return send.mock.calls.map(([, request]) => new URLSearchParams(request?.body).get('client_id'))
    }
    expect(await sentIds()).toEqual(['client-1'])
    vi.stubGlobal('navigator', { globalPrivacyControl: true })
    expect(await sentIds()).toEqual([''])
  })

  it.each([0, 408, 425, 429, 500, 503])('tries again after %i', async (status) => {
    const storage = filled('one')
    const send = answering([status], [200])
    const flushed = flush({ conversion, json: JSON, load, send, storage })
    await vi.advanceTimersByTimeAsync(2_000)
    await flushed
    expect(send).toHaveBeenCalledTimes(2)
    expect(storage.keys(LEAD_PREFIX)).toEqual([])
  })

  it('leaves what cannot be delivered to the next page', async () => {
    const storage = filled('one')
    const flushed = flush({ conversion, json: JSON, load, send: answering([503]), storage })
    await vi.advanceTimersByTimeAsync(60_000)
    await flushed
    expect(createStorage(true).keys(LEAD_PREFIX)).toEqual(['outbox.one'])
  })

  it.each([
    ['a firewall’s 403', 403, '<h1>Forbidden</h1>'],
    ['a firewall’s 403 in JSON', 403, '{"error":{"code":"AccessDenied","message":"Request blocked"}}'],
    ['a proxy’s 404', 404, '<html>404 Not Found</html>'],
    ['a proxy’s 404 in JSON', 404, '{"message":"no Route matched with those values"}'],
    ['somebody else’s error', 404, '{"error":{"code":"NOT_FOUND","message":"The page could not be found"}}'],
    ['a code that differs from the status', 404, refusal('malformed')],
    ['a code without a message', 404, '{"error":{"code":"not_found"}}'],
    ['a refusal with a status of success', 200, refusal('not_found')],
    ['a proxy’s 413', 413, '<html>413 Request Entity Too Large</html>'],
    ['a redirect that lost the method', 405, refusal('method_not_allowed')],
    ['a token that nobody asked for', 401, refusal('unauthorized')],
    ['a 422', 422, '{"errors":{}}'],
    ['an empty 200', 200, ''],
    ['an empty 204', 204, ''],
    ['a log-in page', 200, '<!doctype html>Log in'],
    ['another JSON', 200, '{"status":"ok"}'],
    ['a list', 200, '[]'],
    ['nothing', 200, 'null'],
    ['a success without an id', 200, '{"success":true}'],
    ['an invalid id', 200, '{"success":true,"conversion_id":{}}'],
    ['no success', 200, '{"success":false,"conversion_id":"c-1"}'],
  ])('tries again after %s, and does not treat it as a receipt', async (_, status, text) => {
    const storage = filled('one')
    const send = answering([status, text], [200])
    const flushed = flush({ conversion, json: JSON, load, send, storage })
    await vi.advanceTimersByTimeAsync(100)
    expect([storage.keys(LEAD_PREFIX), storage.get('email')]).toEqual([['outbox.one'], undefined])
    await vi.advanceTimersByTimeAsync(2_000)
    await flushed
    expect(send).toHaveBeenCalledTimes(2)
    expect([storage.keys(LEAD_PREFIX), storage.get('email')]).toEqual([[], 'ann@example.com'])
  })

  it.each([
    [400, 'malformed'],
    [404, 'not_found'],
    [413, 'too_large'],
  ])('accepts a refusal that has the site’s signature as final, and reports it: %i', async (status, code) => {
    const storage = createStorage(true)
    storage.set(`${LEAD_PREFIX}one`, { ...lead, signature: 'ours' })
    const errors: string[] = []
    const hear = (event: Event) => {
      event.preventDefault()
      errors.push(`${(event as CustomEvent).detail.error.message}`)
    }
    addEventListener('wisp:error', hear)
    await flush({ conversion, json: JSON, load, send: answering([status, refusal(code, 'ours')]), storage })
    removeEventListener('wisp:error', hear)
    expect(storage.keys(LEAD_PREFIX)).toEqual([])
    expect(errors).toEqual([`The server refused a lead: ${status}`])
  })

  it('keeps a lead that was refused while what judges refusals cannot be fetched, and gives it up once it can', async () => {
    const storage = createStorage(true)
    storage.set(`${LEAD_PREFIX}one`, { ...lead, signature: 'ours' })
    const send = answering([404, refusal('not_found', 'ours')])
    const noChunk = async () => Promise.reject(new Error('no chunk'))
    const flushed = flush({ conversion, json: JSON, load: noChunk, send, storage })
    await vi.advanceTimersByTimeAsync(60_000)
    await flushed
    expect(storage.keys(LEAD_PREFIX)).toEqual(['outbox.one'])
    addEventListener('wisp:error', (event) => event.preventDefault(), { once: true })
    await flush({ conversion, json: JSON, load, send, storage })
    expect(storage.keys(LEAD_PREFIX)).toEqual([])
  })

  it('sends a newer lead that takes the place of a refused one as soon as its refusal is known', async () => {
    const storage = createStorage(true)
    const key = `${LEAD_PREFIX}one` as const
    storage.set(key, { ...lead, signature: 'ours' })
    const slowly = async <T>(chunk: string): Promise<T> => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      return load(chunk)
    }
    const send = answering([400, refusal('malformed', 'ours')], [200])
    const page = { conversion, json: JSON, load: slowly, send, storage }
    addEventListener('wisp:error', (event) => event.preventDefault(), { once: true })
    const corrected = { ...lead, lead: { ...lead.lead, fields: { email: 'bob@example.com' } } }
    const receipt = nextAttempt(page, key).then(() => storage.set(key, corrected))
    const flushed = flush(page)
    await vi.advanceTimersByTimeAsync(1_000)
    await Promise.all([receipt, flushed])
    const emails = send.mock.calls.map(([, request]) => new URLSearchParams(request?.body).get('email'))
    expect(emails).toEqual(['ann@example.com', 'bob@example.com'])
    expect(storage.keys(LEAD_PREFIX)).toEqual([])
  })

  it.each([
    ['has no signature', 'ours', undefined],
    ['has another one', 'ours', 'theirs'],
    ['has one, though the lead knows none', '', ''],
    ['has one, though the lead is of an earlier version', undefined, 'theirs'],
  ])('lets a lead wait for the right server after a refusal that %s', async (_, signature, theirs) => {
    const storage = createStorage(true)
    storage.set(`${LEAD_PREFIX}one`, { ...lead, ...(signature !== undefined && { signature }) })
    const refused = answering([404, refusal('not_found', theirs)])
    for (let page = 0; page < 3; page++) {
      const flushed = flush({ conversion, json: JSON, load, send: refused, storage })
      await vi.advanceTimersByTimeAsync(60_000)
      await flushed
    }
    expect(storage.keys(LEAD_PREFIX)).toEqual(['outbox.one'])
    await flush({ conversion, json: JSON, load, send: answering([200]), storage })
    expect(storage.keys(LEAD_PREFIX)).toEqual([])
  })

  it.each([
    ['for an hour', [0, 1_800_000, 3_600_000], []],
    ['for less than an hour', [0, 1_800_000, 3_480_000], ['outbox.one']],
    ['twice', [0, 3_600_000], ['outbox.one']],
    ['while the clock was put back', [0, 3_600_000, -86_400_000], ['outbox.one']],
  ])(
    'gives a lead up that any server has refused %s, if that is three times over an hour',
    async (_, times, expectedKeys) => {
      const start = Date.now()
      const storage = filled('one')
      for (const time of times) {
        vi.setSystemTime(start + time)
        const send = answering([404, refusal('not_found')], [0])
        const flushed = flush({ conversion, json: JSON, load, send, storage })
        await vi.advanceTimersByTimeAsync(60_000)
        await flushed
      }
      expect(storage.keys(LEAD_PREFIX)).toEqual(expectedKeys)
    },
  )

  /** Storage that hands out nothing of ours, as some of the page's scripts make it. */
  const forgetful: [string, () => void][] = [
    ['is emptied by the page', () => localStorage.clear()],
    ['loses the lead alone', () => localStorage.removeItem(`${STORAGE_PREFIX}${LEAD_PREFIX}one`)],
  ]
  it.each(forgetful)(
    'keeps a lead that it has tried to send until the server has it, though storage %s',
    async (_, forget) => {
      const storage = filled('one')
      storage.set('client', 'a')
      storage.flush()
      const send = answering([503], [200])
      const flushed = flush({ conversion, json: JSON, load, send, storage })
      await vi.advanceTimersByTimeAsync(1)
      expect(send).toHaveBeenCalledOnce()
      forget()
      await vi.advanceTimersByTimeAsync(2_000)
      await flushed
      expect(send).toHaveBeenCalledTimes(2)
      await flush({ conversion, json: JSON, load, send, storage })
      expect(send).toHaveBeenCalledTimes(2)
    },
  )

  it.each(forgetful)('sends it though storage %s while what encodes leads is fetched', async (_, forget) => {
    const storage = filled('one')
    storage.set('client', 'a')
    storage.flush()
    let arrive = (): void => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const send = answering([200])
    const slowLoad = async <T>(): Promise<T> => {
      await arrival
      return { conversion } as T
    }
    const flushed = flush({ json: JSON, load: slowLoad, send, storage })
    await vi.advanceTimersByTimeAsync(1)
    forget()
    arrive()
    await flushed
    expect(send).toHaveBeenCalledOnce()
    expect(storage.keys(LEAD_PREFIX)).toEqual([])
  })

  it.each(forgetful)('sends it though storage %s after the last attempt of all', async (_, forget) => {
    const storage = filled('one')
    const flushed = flush({ conversion, json: JSON, load, send: answering([503]), storage })
    await vi.advanceTimersByTimeAsync(60_000)
    await flushed
    forget()
    const send = answering([200])
    await flush({ conversion, json: JSON, load, send, storage })
    expect(send).toHaveBeenCalledOnce()
  })

  it.each([
    ['1970', '2026', 0, Date.UTC(2026, 0)],
    ['2026', '1970', Date.UTC(2026, 0), 0],
    ['2026', '2099', Date.UTC(2026, 0), Date.UTC(2099, 0)],
    ['the last day', 'the first', 8.64e15, 0],
    ['the first day', 'the last', 0, 8.64e15],
  ])('sends a lead that was given in %s, though the clock says %s now', async (_, __, date, now) => {
    vi.setSystemTime(date)
    const storage = createStorage(true)
    const visitor = { trail: () => visit, clientId: () => 'client-1', mobile: false }
    enqueueLead({ host: lead.host, store: '', storage, visitor }, lead.popup, 'timeDelay', lead.lead)
    vi.setSystemTime(now)
    const send = answering([200])
    await flush({ conversion, json: JSON, load, send, storage: createStorage(true) })
    expect(send).toHaveBeenCalledOnce()
  })

  it('leaves a lead to the tab that has sent it, if it has not tried itself', async () => {
    const storage = filled('one')
    localStorage.clear()
    const send = answering([200])
    await flush({ conversion, json: JSON, load, send, storage })
    expect(send).not.toHaveBeenCalled()
  })

  it('sends each lead once, though it is flushed twice', async () => {
    const storage = filled('one', 'two')
    const send = answering([200])
    await Promise.all([
      flush({ conversion, json: JSON, load, send, storage }),
      flush({ conversion, json: JSON, load, send, storage }),
    ])
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('sends each lead once, though its code has come alone and with what an open popup needs', async () => {
    const storage = filled('one', 'two')
    vi.resetModules()
    const other = await import('../../../../../chunks/services/report')
    expect(other.flush).not.toBe(flush)
    const send = answering([200])
    await Promise.all([
      flush({ conversion, json: JSON, load, send, storage }),
      other.flush({ conversion, json: JSON, load, send, storage }),
    ])
    expect(send).toHaveBeenCalledTimes(2)
  })
})
