import { describe, expect, it, vi } from 'vitest'
import { load } from '../../support/loader'
import { explained, FIRST, freshPages, ids, leave, open, SECOND } from './page'

freshPages()

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
    const { history, popups } = await open([{ triggers: { timeDelay: 0 } }], {}, { display: 'not_allowed' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(history).toEqual([])
    expect(await popups().open(FIRST)).toBe(false)
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

  it('and nothing is fetched for one that may not show', async () => {
    const prepare = vi.fn(async () => ({ html: '', parts: {} }))
    const { page: here, settled } = await open([{ triggers: { exitIntent: true } }], { prepare })
    here.storage.set(`closed.${FIRST}`, { at: Date.now(), visit: 1, url: '' })
    leave()
    await settled()
    expect(prepare).not.toHaveBeenCalled()
  })

  it('and once more before it is drawn: it may have waited for somebody to see the tab', async () => {
    const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true)
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
    const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true)
    const { screen, settled } = await open([{ triggers: { timeDelay: 1 } }])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(screen).toEqual([])
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(ids(screen)).toEqual([FIRST])
  })
})
