import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PopupDefinition, Triggers } from '../../../shared/popup'
import { countListeners } from '../../support/listeners'
import { answerOf, load, openPage } from '../../support/loader'
import { popupOf } from '../../support/popup'

const FIRST = 'popup00000001'
const SECOND = 'popup00000002'
const EVERY_TRIGGER: Triggers = {
  exitIntent: true,
  exitIntentMobile: true,
  timeDelay: 5,
  sessionDelay: 500,
  scrollPercent: 50,
  scrollPixel: 500,
  pageClicks: 3,
  pagesVisited: 3,
  inactivity: 30,
  cart: { event: 'added_product' },
}

/** They stay for as long as the page: `storage` and `pageshow`. */
const STORAGE_LISTENERS = 2

let page: Awaited<ReturnType<typeof openPage>> | undefined
const open = async (popups: Partial<PopupDefinition>[], settings: Parameters<typeof openPage>[1] = {}) => {
  page = await openPage(answerOf(popups.map(popupOf)), settings)
  return page
}
const leave = () => document.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: -1 }))
const ids = (drawn: { id: string }[]) => drawn.map(({ id }) => id)
const explained = (id = FIRST) => page?.explain().popups.find((popup) => popup.id === id)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(async () => {
  await page?.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('which popups show', () => {
  it('one without a trigger waits to be asked for', async () => {
    const { screen, popups, settled } = await open([{ triggers: {} }])
    leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(screen).toEqual([])
    expect(await popups().open(FIRST)).toBe(true)
    await settled()
    expect(ids(screen)).toEqual([FIRST])
  })

  it('one for clicks only never shows by its triggers', async () => {
    const { screen, settled } = await open([{ triggers: { exitIntent: true }, onClickOnly: true }])
    leave()
    await settled()
    expect(screen).toEqual([])
  })

  it('one of an id that nobody knows cannot be opened', async () => {
    const { popups } = await open([])
    expect(await popups().open(FIRST)).toBe(false)
  })

  it('none of an answer that allows none', async () => {
    const answer = { ...answerOf([popupOf({ triggers: { timeDelay: 0 } })]), display: 'not_allowed' }
    page = await openPage(answer)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.history).toEqual([])
    expect(await page.popups().open(FIRST)).toBe(false)
  })

  it('once a page by its triggers, as often as asked for', async () => {
    const { history, popups, screen, settled } = await open([{ triggers: { exitIntent: true } }])
    for (let times = 0; times < 2; times++) {
      leave()
      await settled()
      screen[0]?.close('bg_click')
      await settled()
    }
    expect(ids(history)).toEqual([FIRST])
    await popups().open(FIRST)
    await settled()
    expect(ids(screen)).toEqual([FIRST])
  })

  it('rules are looked at again when a trigger fires: another tab may have shown it meanwhile', async () => {
    const {
      page: here,
      history,
      settled,
    } = await open([{ triggers: { exitIntent: true }, frequency: { rule: 'once', count: 0 } }])
    here.storage.set(`seen.${FIRST}`, { at: Date.now(), visit: 1, url: '' })
    leave()
    await settled()
    expect(history).toEqual([])
  })

  it('one asked for is held back by no rule', async () => {
    const { page: here, popups, screen, settled } = await open([{ frequency: { rule: 'once', count: 0 } }])
    here.storage.set(`seen.${FIRST}`, { at: Date.now(), visit: 1, url: '' })
    await popups().open(FIRST)
    await settled()
    expect(ids(screen)).toEqual([FIRST])
  })

  it('a page’s listener of wisp:before-show keeps one away, and may let it go the next time', async () => {
    const { screen, settled } = await open([{ triggers: { exitIntent: true } }])
    window.addEventListener('wisp:before-show', (event) => event.preventDefault(), { once: true })
    leave()
    await settled()
    expect(screen).toEqual([])
    expect(explained()?.says).toContain('wisp:before-show')
    leave()
    await settled()
    expect(ids(screen)).toEqual([FIRST])
  })

  it('where the targeting chunk cannot be had, those that it decides on are held back, others are not', async () => {
    const { screen } = await open(
      [
        { triggers: { timeDelay: 0 } },
        { id: SECOND, type: 'bar', triggers: { timeDelay: 0 }, targeting: { device: 'desktop' } },
      ],
      {
        load: (chunk) => (chunk === 'targeting' ? Promise.reject(new Error('gone')) : load(chunk)),
      },
    )
    expect(ids(screen)).toEqual([FIRST])
    expect(explained(SECOND)).toMatchObject({ state: 'blocked' })
  })

  it('a tab that nobody sees shows none; it comes when somebody does', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { screen, settled } = await open([{ triggers: { timeDelay: 1 } }])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(screen).toEqual([])
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(ids(screen)).toEqual([FIRST])
  })
})

describe('turns', () => {
  const both = [
    { id: FIRST, triggers: { timeDelay: 1 } },
    { id: SECOND, triggers: { timeDelay: 2 }, frequency: { rule: 'once', count: 0 } },
  ] satisfies Partial<PopupDefinition>[]

  it('a second exclusive popup waits until the first has gone', async () => {
    const { screen, settled } = await open(both)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(ids(screen)).toEqual([FIRST])
    expect(explained(SECOND)).toMatchObject({ state: 'waiting', place: 1 })
    screen[0]?.close('x')
    await settled()
    expect(ids(screen)).toEqual([SECOND])
  })

  it('and is looked at again before it opens', async () => {
    const { page: here, screen, settled } = await open(both)
    await vi.advanceTimersByTimeAsync(3_000)
    here.storage.set(`seen.${SECOND}`, { at: Date.now(), visit: 1, url: '' })
    screen[0]?.close('x')
    await settled()
    expect(screen).toEqual([])
  })
})

describe('calls of the page', () => {
  it('close() is about what shows or is about to; what waits for its trigger goes on waiting', async () => {
    const { popups, screen, settled } = await open([{ triggers: { exitIntent: true } }])
    popups().close()
    leave()
    await settled()
    expect(ids(screen)).toEqual([FIRST])
    popups().close(FIRST)
    await settled()
    expect(screen).toEqual([])
  })

  it('close() of one that waits its turn; asked for again, it comes after all', async () => {
    const { popups, screen, settled } = await open([{ triggers: { timeDelay: 0 } }, { id: SECOND, triggers: {} }])
    popups().open(SECOND)
    await settled()
    popups().close(SECOND)
    popups().open(SECOND)
    await settled()
    expect(ids(screen)).toEqual([FIRST])
    screen[0]?.close('x')
    await settled()
    expect(ids(screen)).toEqual([SECOND])
  })

  it('close() of one that waits its turn, and no more', async () => {
    const { popups, screen, settled } = await open([{ triggers: { timeDelay: 0 } }, { id: SECOND, triggers: {} }])
    popups().open(SECOND)
    await settled()
    popups().close(SECOND)
    screen[0]?.close('x')
    await settled()
    expect(screen).toEqual([])
  })
})

describe('stopping', () => {
  it.each([
    ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'],
    ['a phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36'],
  ])('on %s takes listeners and timers of all triggers back to zero, and nothing shows any more', async (_, agent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9_000)
    const listeners = countListeners()
    const {
      page: here,
      history,
      stop,
    } = await open([{ triggers: EVERY_TRIGGER }, { id: SECOND, triggers: EVERY_TRIGGER }])
    // Leaving is told by the pointer or by the finger.
    const armed = explained()?.triggers.filter((trigger) => trigger.armed)
    expect(armed).toHaveLength(Object.keys(EVERY_TRIGGER).length - 1)
    expect(listeners()).toBeGreaterThan(STORAGE_LISTENERS)
    here.storage.flush()
    await stop()
    expect([listeners(), vi.getTimerCount()]).toEqual([STORAGE_LISTENERS, 0])
    leave()
    document.body.click()
    window.dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(history).toEqual([])
  })

  it('takes away what shows, and what waits does not come', async () => {
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

  it('before the server has answered leaves nothing to come', async () => {
    const { history, refresh, stop } = await open([{ triggers: { timeDelay: 1 } }])
    const asking = refresh()
    await stop()
    await asking
    await vi.advanceTimersByTimeAsync(60_000)
    expect(history).toEqual([])
  })
})

describe('owners', () => {
  it('a preview shows at once, whatever triggers and rules say, and tells and keeps nothing', async () => {
    const {
      page: here,
      told,
      screen,
      settled,
    } = await open([{ triggers: { timeDelay: 600 }, onClickOnly: true, frequency: { rule: 'once', count: 0 } }], {
      preview: FIRST,
    })
    expect(ids(screen)).toEqual([FIRST])
    screen[0]?.close('x')
    await settled()
    expect(told).toEqual([])
    expect(here.storage.keys('outbox')).toEqual([])
  })
})
