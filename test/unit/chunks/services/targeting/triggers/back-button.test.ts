// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest'
import { countListeners } from '../../../../../support/listeners'
import { trusted } from '../../../../../support/trusted-event'
import { armed, freshTriggers, load } from '../armed'

freshTriggers()

describe('the back button of a phone', () => {
  const touch = (active = true): void => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: active } })
    window.dispatchEvent(trusted(new Event('pointerup')))
    vi.unstubAllGlobals()
  }
  const goBack = (state: unknown = null): void => {
    history.replaceState(state, '')
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  }

  it('adds one history entry for all popups, once the visitor has touched the page', () => {
    const push = vi.spyOn(history, 'pushState')
    armed('exitIntentMobile', 'back')
    armed('exitIntentMobile', 'back')
    expect(push).not.toHaveBeenCalled()
    touch(false)
    expect(push).not.toHaveBeenCalled()
    touch()
    touch()
    expect(push).toHaveBeenCalledOnce()
  })

  it('fires on going back from that entry, and never again: the next back leaves', () => {
    const push = vi.spyOn(history, 'pushState')
    const trigger = armed('exitIntentMobile', 'back')
    touch()
    goBack()
    expect(trigger.fired()).toBe(1)
    touch()
    goBack()
    expect(trigger.fired()).toBe(1)
    expect(push).toHaveBeenCalledOnce()
  })

  it('keeps the site’s own state in its entry', () => {
    history.replaceState({ route: 7 }, '')
    armed('exitIntentMobile', 'back')
    touch()
    expect(history.state).toMatchObject({ route: 7 })
  })

  it('does not fire without an entry of ours', () => {
    const trigger = armed('exitIntentMobile', 'back')
    goBack()
    expect(trigger.fired()).toBe(0)
  })

  it('does not fire for a link to an anchor on the page', () => {
    const trigger = armed('exitIntentMobile', 'back')
    touch()
    const here = location.href
    history.pushState(null, '', '#below')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    expect(trigger.fired()).toBe(0)
    history.replaceState(null, '', here)
  })

  it('removes the entry when nothing waits for it any more', () => {
    const goBack = vi.spyOn(history, 'back').mockReturnValue()
    const trigger = armed('exitIntentMobile', 'back')
    touch()
    trigger.stop()
    expect(goBack).toHaveBeenCalledOnce()
    expect(history.state).toEqual({})
  })

  it('leaves the entry if the site has added others after it', () => {
    const goBack = vi.spyOn(history, 'back').mockReturnValue()
    const trigger = armed('exitIntentMobile', 'back')
    touch()
    history.pushState({ route: 8 }, '')
    trigger.stop()
    expect(goBack).not.toHaveBeenCalled()
  })

  it('does nothing on a desktop', async () => {
    await load({ mobile: false })
    const listeners = countListeners()
    armed('exitIntentMobile', 'back')
    expect(listeners()).toBe(0)
  })
})
