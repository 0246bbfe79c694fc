// @vitest-environment happy-dom
/** Triggers watch while no common rule objects, which may change while the page is open. */
import { expect, it, vi } from 'vitest'
import { explained, FIRST, freshPages, ids, leave, open } from './page'

freshPages()

const marker = { at: Date.now(), visit: 1, url: '' }
const once = { triggers: { exitIntent: true, timeDelay: 60 }, frequency: { rule: 'once', count: 0 } } as const
const armed = () => explained()?.triggers.map((trigger) => trigger.armed)
/** Another tab writes, and the browser notifies this one. */
const inOtherTab = (key: string, value: unknown): void => {
  const name = `wisp.${key}`
  const text = value ? JSON.stringify([value, Date.now() + 1_000_000]) : null
  if (text) localStorage.setItem(name, text)
  else localStorage.removeItem(name)
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }))
}

it.each([
  ['seen', once],
  ['closed', { ...once, frequency: { rule: 'always', count: 0 } } as const],
  ['converted', { ...once, stopWhenConverted: true, frequency: { rule: 'always', count: 0 } } as const],
])('the marker %s of another tab disarms at once, and its removal arms again at once', async (mark, popup) => {
  const { page: here, screen, settled } = await open([popup])
  here.storage.flush()
  expect(armed()).toEqual([true, true])
  inOtherTab(`${mark}.${FIRST}`, marker)
  expect(armed()).toEqual([false, false])
  inOtherTab(`${mark}.${FIRST}`, undefined)
  expect(armed()).toEqual([true, true])
  leave()
  await settled()
  expect(ids(screen)).toEqual([FIRST])
})

it('withdrawing consent removes what held a popup back, and opens nothing for that, also when it is given again', async () => {
  const { page: here, screen, visitor } = await open([{ ...once, triggers: { timeDelay: 60 } }])
  await vi.advanceTimersByTimeAsync(50_000)
  here.storage.set(`seen.${FIRST}`, marker)
  await vi.advanceTimersByTimeAsync(30_000)
  for (const yes of [false, true]) {
    here.storage.allow(yes)
    visitor.arrive()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(explained()?.triggers[0]?.armed).toBe(false)
    expect(screen).toEqual([])
  }
})

it('what holds a popup back beside such a marker, and ends after the withdrawal, has its triggers watch again', async () => {
  const { page: here, screen, settled } = await open([{ ...once, triggers: { timeDelay: 60 } }])
  here.storage.set(`seen.${FIRST}`, marker)
  here.storage.allow(false)
  here.storage.set(`seen.${FIRST}`, marker)
  here.storage.set(`seen.${FIRST}`)
  expect(explained()?.triggers[0]).toMatchObject({ armed: true, reached: 0 })
  await vi.advanceTimersByTimeAsync(60_000)
  await settled()
  expect(ids(screen)).toEqual([FIRST])
})

it('the triggers of a popup that has shown on this page stay disarmed, even if its markers are removed', async () => {
  const { page: here, history, screen, settled, visitor } = await open([once])
  leave()
  await settled()
  screen[0]?.close('x')
  here.storage.allow(false)
  visitor.arrive()
  leave()
  await settled()
  expect(armed()).toEqual([false, false])
  expect(ids(history)).toEqual([FIRST])
})
