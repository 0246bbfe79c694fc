import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerOf, openPage } from '../../support/loader'
import { popupOf } from '../../support/popup'

const leave = () => document.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: -1 }))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('popups', () => {
  it('x', async () => {
    const { screen, popups, explain, settled, told } = await openPage(
      answerOf([popupOf({ triggers: { exitIntent: true } })]),
    )
    console.log(explain().popups.map(({ state, says }) => [state, says]))
    leave()
    await settled()
    console.log(
      screen.length,
      explain().popups.map(({ state, says }) => [state, says]),
    )
    screen[0]?.close('x')
    await settled()
    console.log(
      explain().popups.map(({ state, says }) => [state, says]),
      told,
    )
    expect(popups().look().popups.length).toBe(1)
  })
})
