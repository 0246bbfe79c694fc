import { afterEach, expect, it, vi } from 'vitest'
import { untilPresentable } from '../../../../../chunks/core/display-queue/wait'
import { stateOf } from '../../../../support/campaign'

afterEach(() => vi.restoreAllMocks())

const setHidden = (hidden: boolean): void => {
  vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(hidden)
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
