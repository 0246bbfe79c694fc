// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { load } from '../../support/loader'
import { explained, FIRST, freshPages, ids, leave, open, SECOND } from './page'

freshPages()

describe('which popups show', () => {
  it('a popup without a trigger waits to be asked for', async () => {
    const { screen, popups, settled } = await open([{ triggers: {} }])
    leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(screen).toEqual([])
    expect(await popups().open(FIRST)).toBe(true)
    await settled()
    expect(ids(screen)).toEqual([FIRST])
  })

  it('a popup for clicks only never shows by its triggers', async () => {
    const { screen, settled } = await open([{ triggers: { exitIntent: true }, onClickOnly: true }])
    leave()
    await settled()
    expect(screen).toEqual([])
  })

  it('a popup of an unknown id cannot be opened', async () => {
    const { popups } = await open([])
    expect(await popups().open(FIRST)).toBe(false)
  })

  it('no popup of an answer that allows none shows', async () => {
    const { history, popups } = await open([{ triggers: { timeDelay: 0 } }], {}, { display: 'not_allowed' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(history).toEqual([])
    expect(await popups().open(FIRST)).toBe(false)
  })

  it('a popup shows once per page by its triggers, and as often as asked for', async () => {
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

  it('the rules are asked again when a trigger fires, as another tab may have shown the popup meanwhile', async () => {
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

  it('nothing is fetched for a popup that may not show', async () => {
    const prepare = vi.fn(async () => ({ html: '', parts: {} }))
    const { page: here, settled } = await open([{ triggers: { exitIntent: true } }], { prepare })
    here.storage.set(`closed.${FIRST}`, { at: Date.now(), visit: 1, url: '' })
    leave()
    await settled()
    expect(prepare).not.toHaveBeenCalled()
  })

  it('the rules are asked once more before drawing, as the popup may have waited for the tab to be visible', async () => {
    const hidden = vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(true)
    const {
      page: here,
      history,
      settled,
    } = await open([{ triggers: { timeDelay: 1 }, frequency: { rule: 'once', count: 0 } }])
    await vi.advanceTimersByTimeAsync(2_000)
    here.storage.set(`seen.${FIRST}`, { at: Date.now(), visit: 1, url: '' })
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(history).toEqual([])
  })

  it('no rule blocks a popup that the visitor asked for', async () => {
    const { page: here, popups, screen, settled } = await open([{ frequency: { rule: 'once', count: 0 } }])
    here.storage.set(`seen.${FIRST}`, { at: Date.now(), visit: 1, url: '' })
    await popups().open(FIRST)
    await settled()
    expect(ids(screen)).toEqual([FIRST])
  })

  it('a page’s listener of wisp:before-show can prevent a popup, and may allow it the next time', async () => {
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

  it('if the targeting chunk does not load, the popups that need it are blocked and no others', async () => {
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

  it('a hidden tab shows no popup until it is visible', async () => {
    const hidden = vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(true)
    const { screen, settled } = await open([{ triggers: { timeDelay: 1 } }])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(screen).toEqual([])
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(ids(screen)).toEqual([FIRST])
  })
})
