// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { watchPlaces } from '../../../../../shared/page/platform/places'

/** Runs what waits for the next task. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1))

it('looks for places in the next task', async () => {
  const look = vi.fn()
  const stop = watchPlaces(look)
  await nextTask()
  expect(look).toHaveBeenCalledOnce()
  stop()
})

it('looks for none once it was stopped, even where the timers of the page cannot be stopped', async () => {
  vi.stubGlobal('clearTimeout', () => {})
  const look = vi.fn()
  watchPlaces(look)()
  await nextTask()
  expect(look).not.toHaveBeenCalled()
})
