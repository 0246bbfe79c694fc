// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { untilPresentable } from '../../../../../../chunks/core/ui/display-queue/wait'
import type { BusyChunk } from '../../../../../../shared/page/model/busy-chunk'
import { signals } from '../../../../../../shared/page/platform/signals'
import { stateOf } from '../../../../../support/campaign'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const setHidden = (hidden: boolean): void => {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Something has the focus that may be a field. */
const focusField = (): void => document.body.appendChild(document.createElement('input')).focus()

const waiting = (untilFree: BusyChunk['untilFree'], isComing = (): boolean => true) => {
  const reasons: (string | undefined)[] = []
  const load = vi.fn(async () => ({ untilFree }) as never)
  const write = (_: unknown, { waitsFor }: { waitsFor?: string | undefined }): unknown => reasons.push(waitsFor)
  return {
    reasons,
    load,
    wait: untilPresentable(stateOf(), { lifecycle: { write }, page: { load, signals } }, isComing),
  }
}

it('a popup that waited for the visitor to stop typing does not open in a tab that they have left meanwhile', async () => {
  let stopTyping = (): void => {}
  const typed = new Promise<void>((resolve) => {
    stopTyping = resolve
  })
  focusField()
  const presentable = vi.fn()
  const { wait } = waiting(() => typed)
  const outcome = wait.then(presentable)
  await new Promise((resolve) => setTimeout(resolve, 20))
  setHidden(true)
  stopTyping()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(presentable).not.toHaveBeenCalled()
  setHidden(false)
  await outcome
  expect(presentable).toHaveBeenCalled()
})

it('a popup names what it waits for only as long as it does, and nothing once it was closed', async () => {
  focusField()
  let coming = true
  const isComing = (): boolean => coming
  const first = waiting(async ({ waits }) => {
    waits('typing')
    waits()
  }, isComing)
  await first.wait
  expect(first.reasons).toEqual(['typing', undefined])
  const second = waiting(async ({ waits }) => {
    waits('typing')
    coming = false
    waits()
  }, isComing)
  await expect(second.wait).rejects.toBeDefined()
  expect(second.reasons).toEqual(['typing'])
})

it('a page with nothing open and nothing focused fetches nothing for the question', async () => {
  const { load, wait } = waiting(async () => {})
  await wait
  expect(load).not.toHaveBeenCalled()
})
