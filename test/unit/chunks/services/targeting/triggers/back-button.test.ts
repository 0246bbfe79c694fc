import { describe, expect, it, vi } from 'vitest'
import { armed, countListeners, freshTriggers, load } from '../armed'

freshTriggers()

describe('the back button of a phone', () => {
  const touch = (active = true): void => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: active } })
    window.dispatchEvent(new Event('pointerup'))
    vi.unstubAllGlobals()
  }
  const goBack = (state: unknown = null): void => {
    history.replaceState(state, '')
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  }

  it('adds one entry, once the visitor has touched the page, for all popups', () => {
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

  it('fires on the way back from it, and never again: the next back leaves', () => {
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

  it('leaves what the site keeps in its entry', () => {
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

  it('does not fire for a link to a place on the page', () => {
    const trigger = armed('exitIntentMobile', 'back')
    touch()
    const here = location.href
    history.pushState(null, '', '#below')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    expect(trigger.fired()).toBe(0)
    history.replaceState(null, '', here)
  })

  it('is taken away again when nothing waits for it any more', () => {
    const goBack = vi.spyOn(history, 'back').mockReturnValue()
    const trigger = armed('exitIntentMobile', 'back')
    touch()
    trigger.stop()
    expect(goBack).toHaveBeenCalledOnce()
    expect(history.state).toEqual({})
  })

  it('leaves the entry where the site has put others on top', () => {
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
