// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isPressed } from '../../../../../../chunks/core/ui/display-queue/order'
import { trusted } from '../../../../../support/trusted-event'

const activation = (hasBeenActive: boolean, isActive = hasBeenActive): void => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive, isActive } })
}
const isPressedBy = (event: Event, trigger = 'api'): boolean => isPressed({ asked: event, trigger })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('whether the visitor has pressed for a popup', () => {
  it.each(['click', 'keydown', 'pointerup', 'touchend', 'submit'])('a %s of the visitor', (type) => {
    activation(true)
    expect(isPressedBy(trusted(new Event(type)))).toBe(true)
    expect(isPressedBy(new Event(type))).toBe(false)
  })

  it('not a form that a script submits before the visitor has done anything, though the event is the browser’s', () => {
    activation(false)
    expect(isPressedBy(trusted(new Event('submit')))).toBe(false)
  })

  it('a form, where the browser does not tell what the visitor has done', () => {
    vi.stubGlobal('navigator', {})
    expect(isPressedBy(trusted(new Event('submit')))).toBe(true)
  })

  it('a script’s click on a link only right after the visitor’s own press', () => {
    activation(true)
    expect(isPressedBy(new Event('click'), 'click')).toBe(true)
    activation(true, false)
    expect(isPressedBy(new Event('click'), 'click')).toBe(false)
  })
})
