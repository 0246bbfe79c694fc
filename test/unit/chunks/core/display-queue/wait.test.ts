// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { untilPresentable } from '../../../../../chunks/core/display-queue/wait'
import { stateOf } from '../../../../support/campaign'

afterEach(() => vi.restoreAllMocks())

const setHidden = (hidden: boolean): void => {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('a popup that waited for the visitor to stop typing does not open in a tab that they have left meanwhile', async () => {
  let stopTyping = (): void => {}
  const typed = new Promise<void>((resolve) => {
    stopTyping = resolve
  })
  let isTyping = true
  const state = stateOf()
  const presentable = vi.fn()
  const wait = untilPresentable(
    state,
    { typing: () => (isTyping ? typed : undefined) },
    () => true,
    () => {},
  ).then(presentable)
  await new Promise((resolve) => setTimeout(resolve, 20))
  setHidden(true)
  isTyping = false
  stopTyping()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(presentable).not.toHaveBeenCalled()
  setHidden(false)
  await wait
  expect(presentable).toHaveBeenCalled()
})

it('a popup names what it waits for only as long as it does, and nothing once it was closed', async () => {
  const told: (string | undefined)[] = []
  let coming = true
  const close = async (): Promise<void> => {
    coming = false
  }
  const wait = (typing: () => Promise<void>) =>
    untilPresentable(
      stateOf(),
      { typing },
      () => coming,
      (what) => told.push(what),
    )
  await wait(async () => {})
  expect(told.splice(0)).toEqual(['typing', undefined])
  await wait(close)
  expect(told).toEqual(['typing'])
})
