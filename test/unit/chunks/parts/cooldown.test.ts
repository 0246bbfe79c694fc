// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { PopupDefinition } from '../../../../shared/model/popup'
import { STORAGE_PREFIX } from '../../../../shared/page/storage/storage'
import { answerOf } from '../../../support/loader'
import { popupOf } from '../../../support/popup'
import { explained, FIRST, freshPages, ids, open, SECOND } from '../../loader/page'

freshPages()

const COOLDOWN = 30
const SECOND_MS = 1_000
/** The second fires while the first is on the screen, or a moment after it was closed. */
const openSite = (second: Partial<PopupDefinition> = {}, cooldown = COOLDOWN) => {
  const popups = [
    popupOf({ id: FIRST, triggers: { timeDelay: 0 }, frequency: { rule: 'once', count: 0 } }),
    popupOf({ id: SECOND, triggers: { timeDelay: 2 }, ...second }),
  ]
  return open([], {}, answerOf(popups, cooldown))
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND_MS)
const HALF_HOUR_MS = 1_800_000
/** Another tab writes until when no popup opens, because one was closed there. */
const closedElsewhere = (until: number): void => {
  const [key, text] = [`${STORAGE_PREFIX}cooldown`, JSON.stringify([until, Date.now() + HALF_HOUR_MS])]
  localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}

describe('after a close', () => {
  it.each(['x', 'escape', 'bg_click', 'button', 'auto'] as const)(
    'by %s, what fires opens only when the time of the site is over',
    async (how) => {
      const { screen } = await openSite()
      screen[0]?.close(how)
      await pass(COOLDOWN - 1)
      expect(ids(screen)).toEqual([])
      expect(explained(SECOND)).toMatchObject({
        state: 'blocked',
        says: expect.stringContaining('the visitor had just closed another'),
      })
      await pass(2)
      expect(ids(screen)).toEqual([SECOND])
    },
  )

  it('a popup that has waited for its turn waits on', async () => {
    const { screen } = await openSite()
    await pass(3)
    expect(explained(SECOND)).toMatchObject({ state: 'waiting' })
    screen[0]?.close('x')
    await pass(COOLDOWN - 1)
    expect(ids(screen)).toEqual([])
    await pass(2)
    expect(ids(screen)).toEqual([SECOND])
  })

  it('another close begins the time anew', async () => {
    const { screen } = await openSite()
    screen[0]?.close('x')
    await pass(20)
    closedElsewhere(Date.now() + COOLDOWN * SECOND_MS)
    await pass(COOLDOWN - 1)
    expect(ids(screen)).toEqual([])
    await pass(2)
    expect(ids(screen)).toEqual([SECOND])
  })

  it('a popup that is pressed for opens at once', async () => {
    const { popups, screen, settled } = await openSite()
    screen[0]?.close('x')
    await pass(5)
    popups().open(SECOND)
    await settled()
    expect(ids(screen)).toEqual([SECOND])
  })

  it('a popup that is embedded in the page is there at once', async () => {
    const { screen } = await openSite({ type: 'embedded' })
    screen[0]?.close('x')
    await pass(3)
    expect(ids(screen)).toEqual([SECOND])
  })

  it('a popup that its own rules do not allow any more stays away', async () => {
    const { page, screen } = await openSite({ frequency: { rule: 'once', count: 0 } })
    screen[0]?.close('x')
    await pass(5)
    page.storage.set(`seen.${SECOND}`, { at: Date.now(), visit: 1, url: '' })
    await pass(COOLDOWN)
    expect(ids(screen)).toEqual([])
  })

  it('nothing waits on a site without such a time', async () => {
    const { screen } = await openSite({}, 0)
    screen[0]?.close('x')
    await pass(3)
    expect(ids(screen)).toEqual([SECOND])
  })

  it('by a call of the page, nothing waits', async () => {
    const { screen } = await openSite()
    screen[0]?.close('api')
    await pass(3)
    expect(ids(screen)).toEqual([SECOND])
  })
})

describe('after a close in another tab', () => {
  it('a popup that fires waits, and so does one that was about to open', async () => {
    const hidden = vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(true)
    const { screen } = await open([], {}, answerOf([popupOf({ triggers: { timeDelay: 0 } })], COOLDOWN))
    closedElsewhere(Date.now() + COOLDOWN * SECOND_MS)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(COOLDOWN - 1)
    expect(ids(screen)).toEqual([])
    await pass(2)
    expect(ids(screen)).toEqual([FIRST])
  })

  it.each([
    ['that no site can set', () => Date.now() + HALF_HOUR_MS + SECOND_MS],
    ['that has passed', () => Date.now() - 1],
    ['that is no time', () => 'soon' as never],
  ])('a time %s counts as none', async (_what, until) => {
    closedElsewhere(until())
    const { screen } = await openSite()
    expect(ids(screen)).toEqual([FIRST])
  })
})
