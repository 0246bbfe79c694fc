// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MAX_POLL_WAIT_MS, POLL_INTERVAL_MS, poll, wait } from '../../../../../server/web/desk/poll'

let hidden = false
let stop = (): void => {}

const show = (visible: boolean): void => {
  hidden = !visible
  document.dispatchEvent(new Event('visibilitychange'))
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Polls a server that can be away. `heard`: whether each request has succeeded. */
const start = () => {
  const server = { requests: 0, away: false, heard: [] as boolean[] }
  stop = poll(
    async () => {
      server.requests++
      if (server.away) throw new Error('away')
    },
    (connected) => server.heard.push(connected),
  )
  return server
}

it('asks at once, and again after each interval', async () => {
  const server = start()
  expect(server.requests).toBe(1)
  await pass(POLL_INTERVAL_MS * 3)
  expect(server.requests).toBe(4)
  expect(server.heard).not.toContain(false)
})

it('pauses while the tab is hidden, and asks as soon as it is back', async () => {
  const server = start()
  await pass(0)
  show(false)
  await pass(POLL_INTERVAL_MS * 10)
  expect(server.requests).toBe(1)
  show(true)
  expect(server.requests).toBe(2)
  await pass(POLL_INTERVAL_MS)
  expect(server.requests).toBe(3)
})

it('waits longer after each failure, and normally again after a success', async () => {
  const server = start()
  server.away = true
  await pass(POLL_INTERVAL_MS)
  expect(server.heard).toEqual([true, false])
  await pass(wait(1) - 1)
  expect(server.requests).toBe(2)
  await pass(1)
  expect(server.requests).toBe(3)
  server.away = false
  await pass(wait(2))
  expect(server.heard.at(-1)).toBe(true)
  await pass(POLL_INTERVAL_MS)
  expect(server.requests).toBe(5)
})

it('never waits longer than the maximum', () => {
  expect([0, 1, 2, 3, 4, 99].map(wait)).toEqual([2_000, 4_000, 8_000, 16_000, MAX_POLL_WAIT_MS, MAX_POLL_WAIT_MS])
})

it('asks one request at a time', async () => {
  let requestCount = 0
  stop = poll(
    () => {
      requestCount++
      return new Promise(() => {})
    },
    () => {},
  )
  show(true)
  window.dispatchEvent(new Event('online'))
  await pass(POLL_INTERVAL_MS * 5)
  expect(requestCount).toBe(1)
})

it('ends when stopped, and aborts the running request', async () => {
  let ended: AbortSignal | undefined
  const heard = vi.fn()
  stop = poll(async (signal) => {
    ended = signal
  }, heard)
  stop()
  await pass(POLL_INTERVAL_MS * 5)
  show(true)
  expect(ended?.aborted).toBe(true)
  expect(heard).not.toHaveBeenCalled()
})
