// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { PopupDefinition } from '../../../shared/model/popup'
import { explained, FIRST, freshPages, ids, leave, open, SECOND } from './page'

freshPages()

describe('turns', () => {
  const both = [
    { id: FIRST, triggers: { timeDelay: 1 } },
    { id: SECOND, triggers: { timeDelay: 2 }, frequency: { rule: 'once', count: 0 } },
  ] satisfies Partial<PopupDefinition>[]

  it('a second exclusive popup waits until the first is gone', async () => {
    const { screen, settled } = await open(both)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(ids(screen)).toEqual([FIRST])
    expect(explained(SECOND)).toMatchObject({ state: 'waiting', place: 1 })
    screen[0]?.close('x')
    await settled()
    expect(ids(screen)).toEqual([SECOND])
  })

  it('the rules are asked again before a waiting popup opens', async () => {
    const { page: here, screen, settled } = await open(both)
    await vi.advanceTimersByTimeAsync(3_000)
    here.storage.set(`seen.${SECOND}`, { at: Date.now(), visit: 1, url: '' })
    screen[0]?.close('x')
    await settled()
    expect(screen).toEqual([])
  })
})

describe('calls of the page', () => {
  it('close() closes what shows or is about to; what waits for its trigger still waits', async () => {
    const { popups, screen, settled } = await open([{ triggers: { exitIntent: true } }])
    popups().close()
    leave()
    await settled()
    expect(ids(screen)).toEqual([FIRST])
    popups().close(FIRST)
    await settled()
    expect(screen).toEqual([])
  })

  it('close() removes one that waits for its turn; asked for again, it shows after all', async () => {
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

  it('close() in a listener of wisp:before-show keeps the popup from showing', async () => {
    const { history, popups, settled } = await open([{ triggers: {} }])
    window.addEventListener('wisp:before-show', () => popups().close(FIRST), { once: true })
    popups().open(FIRST)
    await settled()
    expect(history).toEqual([])
  })

  it('open() of one that waits for its turn shows it in its turn, even if a rule objects by then', async () => {
    const {
      page: here,
      popups,
      screen,
      settled,
    } = await open([
      { triggers: { timeDelay: 1 } },
      { id: SECOND, triggers: { timeDelay: 2 }, frequency: { rule: 'once', count: 0 } },
    ])
    await vi.advanceTimersByTimeAsync(3_000)
    here.storage.set(`seen.${SECOND}`, { at: Date.now(), visit: 1, url: '' })
    popups().open(SECOND)
    screen[0]?.close('x')
    await settled()
    expect(ids(screen)).toEqual([SECOND])
  })

  it('close() removes one that waits for its turn, which is then never announced', async () => {
    const { popups, screen, settled } = await open([{ triggers: { timeDelay: 0 } }, { id: SECOND, triggers: {} }])
    popups().open(SECOND)
    await settled()
    popups().close(SECOND)
    const announced = vi.fn()
    window.addEventListener('wisp:before-show', announced, { once: true })
    screen[0]?.close('x')
    await settled()
    expect(screen).toEqual([])
    expect(announced).not.toHaveBeenCalled()
    window.removeEventListener('wisp:before-show', announced)
  })
})
