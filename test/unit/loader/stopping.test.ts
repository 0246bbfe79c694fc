// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { cartOf } from '../../../chunks/services/targeting/cart'
import { signals } from '../../../shared/page/platform/signals'
import { countListeners } from '../../support/listeners'
import { load } from '../../support/loader'
import { everyTrigger } from '../../support/targeting'
import { explained, FIRST, freshPages, ids, leave, open, SECOND } from './page'

freshPages()

/** Storage listens for as long as the page lives. */
const LASTING = 1
/** So does the cart, from the first time that it is asked for. */
cartOf(signals)

describe('stopping', () => {
  it.each([
    ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'],
    ['a phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36'],
  ])('on %s removes the listeners and timers of all triggers, and nothing shows any more', async (_, agent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9_000)
    const listeners = countListeners()
    const {
      page: here,
      history,
      stop,
    } = await open([{ triggers: everyTrigger }, { id: SECOND, triggers: everyTrigger }])
    // Exit intent has one trigger for desktops and one for phones.
    const armed = explained()?.triggers.filter((trigger) => trigger.armed)
    expect(armed).toHaveLength(Object.keys(everyTrigger).length - 1)
    expect(listeners()).toBeGreaterThan(LASTING)
    here.storage.flush()
    await stop()
    expect([listeners(), vi.getTimerCount()]).toEqual([LASTING, 0])
    leave()
    document.body.click()
    window.dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(history).toEqual([])
  })

  it('removes what shows, and what waits does not show', async () => {
    const { screen, history, stop } = await open([
      { triggers: { timeDelay: 0 } },
      { id: SECOND, triggers: { timeDelay: 0 } },
      { id: 'popup00000003', type: 'bar', triggers: { timeDelay: 0 } },
    ])
    expect(ids(screen)).toEqual([FIRST, 'popup00000003'])
    await stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([screen.length, history.length]).toEqual([0, 2])
  })

  it('before the server has answered keeps popups from showing', async () => {
    const { history, refresh, stop } = await open([{ triggers: { timeDelay: 1 } }])
    const asking = refresh()
    await stop()
    await asking
    await vi.advanceTimersByTimeAsync(60_000)
    expect(history).toEqual([])
  })

  it('while the display queue loads leaves no listener or timer', async () => {
    const listeners = countListeners()
    let arrive = (): void => {}
    const {
      page: here,
      stop,
      settled,
    } = await open([{ triggers: { timeDelay: 0 } }], {
      async load<T>(chunk: string) {
        if (chunk === 'ui') await new Promise<void>((resolve) => (arrive = resolve))
        return load<T>(chunk)
      },
    })
    await stop()
    arrive()
    await settled()
    here.storage.flush()
    expect([listeners(), vi.getTimerCount()]).toEqual([LASTING, 0])
  })

  it('and starting a hundred times leaves no more listeners, timers or effects than once', async () => {
    const listeners = countListeners()
    const { page: here, refresh } = await open([
      { triggers: { timeDelay: 0 } },
      { id: SECOND, type: 'bar', triggers: { exitIntent: true, scrollPercent: 50, timeDelay: 600 } },
    ])
    await refresh()
    here.storage.flush()
    const before = [listeners(), vi.getTimerCount()]
    // Every effect that arms triggers reads the markers again when storage changes.
    const arms = vi.spyOn(here.visitor, 'marker')
    here.storage.set('told', 1)
    const armings = arms.mock.calls.length
    for (let times = 0; times < 100; times++) await refresh()
    here.storage.flush()
    expect([listeners(), vi.getTimerCount()]).toEqual(before)
    arms.mockClear()
    here.storage.set('told', 2)
    expect(arms.mock.calls.length).toBe(armings)
    here.storage.flush()
  })
})
