import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliver, flush, keep } from '../../../chunks/outbox/index'
import type { Send } from '../../../shared/send'
import { createStorage } from '../../../shared/storage'

const parcel = { url: 'https://api.example/lead', body: 'email=a%40b.co' }
const answering = (...statuses: number[]) =>
  vi.fn<Send>(async () => ({ status: statuses.length > 1 ? (statuses.shift() ?? 0) : (statuses[0] ?? 0), text: '' }))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

const filled = () => {
  const storage = createStorage(true)
  keep(storage, 'one', parcel)
  return storage
}

describe('outbox', () => {
  it('is in storage before anything is sent', () => {
    filled()
    expect(createStorage(true).get('outbox.one')).toEqual(parcel)
  })

  it('lets go of what the server has taken', async () => {
    const storage = filled()
    const send = answering(200)
    expect(await deliver(storage, send, 'one')).toMatchObject({ status: 200 })
    expect(send).toHaveBeenCalledWith(parcel.url, { body: parcel.body, keepalive: true })
    expect(storage.keys('outbox.')).toEqual([])
  })

  it.each([0, 408, 425, 429, 500, 503])('tries again after %i', async (status) => {
    const storage = filled()
    const send = answering(status, 200)
    const delivered = deliver(storage, send, 'one')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await delivered).toMatchObject({ status: 200 })
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('leaves what cannot be delivered to the next page', async () => {
    const storage = filled()
    const delivered = deliver(storage, answering(503), 'one')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await delivered).toBeUndefined()
    expect(createStorage(true).keys('outbox.')).toEqual(['outbox.one'])
  })

  it('takes a refusal for final', async () => {
    const storage = filled()
    await expect(deliver(storage, answering(422), 'one')).rejects.toThrow('422')
    expect(storage.keys('outbox.')).toEqual([])
  })

  it('flushes all that is left', async () => {
    const storage = filled()
    keep(storage, 'two', parcel)
    const send = answering(200)
    flush(storage, send)
    await vi.advanceTimersByTimeAsync(0)
    expect(send).toHaveBeenCalledTimes(2)
    expect(storage.keys('outbox.')).toEqual([])
  })
})
