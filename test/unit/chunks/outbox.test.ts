import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flush } from '../../../chunks/report'
import { type Conversion, OUTBOX } from '../../../shared/reporting'
import type { Send } from '../../../shared/send'
import { createStorage } from '../../../shared/storage'
import { visit } from '../../support/visit'

const conversion: Conversion = {
  host: 'https://w.example',
  popup: { id: 'popup00000001', viewerId: 'v1', target: 'lead' },
  visit,
  lead: { submissionId: 'one', fields: { email: 'a@b.co' }, extraFields: [], elapsed: 3, trap: '' },
  trigger: 'timeDelay',
  viewId: '',
}
/** No chunk is needed here. */
const load = async () => Promise.reject(new Error('no chunk'))
const answering = (...statuses: number[]) =>
  vi.fn<Send>(async () => ({
    status: statuses.length > 1 ? (statuses.shift() ?? 0) : (statuses[0] ?? 0),
    text: '{"success":true,"conversion_id":"c-9"}',
  }))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

const filled = (...ids: string[]) => {
  const storage = createStorage(true)
  for (const id of ids) storage.set(`${OUTBOX}${id}`, conversion)
  storage.flush()
  return storage
}

describe('outbox', () => {
  it('lets go of what the server has taken, and keeps the conversion id', async () => {
    const storage = filled('one')
    const send = answering(200)
    await flush({ load, send, storage })
    expect(send).toHaveBeenCalledOnce()
    expect(send.mock.calls[0]?.[0]).toBe('https://w.example/api/display/conversion/v1')
    expect(new URLSearchParams(send.mock.calls[0]?.[1]?.body).get('submission_id')).toBe('one')
    expect(storage.keys(OUTBOX)).toEqual([])
    expect(document.cookie).toContain('wisp_conversion=c-9')
  })

  it.each([0, 408, 425, 429, 500, 503])('tries again after %i', async (status) => {
    const storage = filled('one')
    const send = answering(status, 200)
    const flushed = flush({ load, send, storage })
    await vi.advanceTimersByTimeAsync(2_000)
    await flushed
    expect(send).toHaveBeenCalledTimes(2)
    expect(storage.keys(OUTBOX)).toEqual([])
  })

  it('leaves what cannot be delivered to the next page', async () => {
    const storage = filled('one')
    const flushed = flush({ load, send: answering(503), storage })
    await vi.advanceTimersByTimeAsync(60_000)
    await flushed
    expect(createStorage(true).keys(OUTBOX)).toEqual(['outbox.one'])
  })

  it('takes a refusal for final, and says so', async () => {
    const storage = filled('one')
    const errors: string[] = []
    const hear = (event: Event) => {
      event.preventDefault()
      errors.push(`${(event as CustomEvent).detail.error.message}`)
    }
    addEventListener('wisp:error', hear)
    await flush({ load, send: answering(422), storage })
    removeEventListener('wisp:error', hear)
    expect(storage.keys(OUTBOX)).toEqual([])
    expect(errors).toEqual(['The server refused a lead: 422'])
  })

  it('sends each once, though it is flushed twice', async () => {
    const storage = filled('one', 'two')
    const send = answering(200)
    await Promise.all([flush({ load, send, storage }), flush({ load, send, storage })])
    expect(send).toHaveBeenCalledTimes(2)
  })
})
