// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { Calm } from '../../../../../shared/model/calm'
import type { PopupDefinition } from '../../../../../shared/model/popup'
import { answerOf, load as loadChunk } from '../../../../support/loader'
import { popupOf } from '../../../../support/popup'
import { explained, FIRST, freshPages, ids, leave, open, SECOND } from '../../../loader/page'

freshPages()

const SECOND_MS = 1_000
const HOUR_S = 3_600
const THIRD = 'popup00000003'
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND_MS)

/** A page whose bars open one after another, by default at 0, 2 and 4 seconds. */
const openSite = (calm: Calm | undefined, changes: Partial<PopupDefinition>[] = [{}, {}, {}]) => {
  const popups = changes.map((change, index) =>
    popupOf({
      id: [FIRST, SECOND, THIRD][index] ?? '',
      type: 'bar',
      triggers: { timeDelay: 2 * index },
      ...change,
    }),
  )
  return open([], {}, answerOf(popups, 0, calm))
}

/** The visitor goes to another page of the site. */
const goOn = (): void => {
  location.href = `https://shop.example/${Math.random()}`
}

describe('on a calm site', () => {
  it('no more popups open by themselves on a page than the site allows', async () => {
    const { screen } = await openSite({ page: 2 })
    await pass(10)
    expect(ids(screen)).toEqual([FIRST, SECOND])
    expect(explained(THIRD)).toMatchObject({
      state: 'blocked',
      says: 'Held back: the site lets 2 popups open by themselves on a page, and the visitor has seen 2.',
    })
  })

  it('a page that is loaded again is the same page, and the next page begins anew', async () => {
    const first = await openSite({ page: 1 })
    await pass(5)
    await first.stop()
    const again = await openSite({ page: 1 })
    await pass(5)
    expect(ids(again.screen)).toEqual([])
    await again.stop()
    goOn()
    const next = await openSite({ page: 1 })
    await pass(5)
    expect(ids(next.screen)).toEqual([FIRST])
  })

  it('a page is not the one whose address its own begins with, and is the same when it is loaded again', async () => {
    const shownAt = async (path: string) => {
      location.href = `https://shop.example/${path}`
      const { screen, stop } = await openSite({ page: 1 })
      await pass(5)
      const shown = ids(screen)
      await stop()
      return shown
    }
    // Trails hold the beginning of a long address.
    const long = 'long'.repeat(100)
    for (const path of ['', 'sale', '', long]) expect([path, await shownAt(path)]).toEqual([path, [FIRST]])
    expect(await shownAt(long)).toEqual([])
    expect(await shownAt('sale')).toEqual([FIRST])
  })

  it.each([
    [{ page: 1 }, 100],
    [{ visit: 1 }, 1],
    [{ pause: 60 }, 1],
    [{ day: 100 }, 24],
    [{ week: 100 }, 111],
  ] as [Calm, number][])('with %o, no more views are remembered than a limit may count', async (calm, most) => {
    for (let hours = 1; hours <= 111; hours++)
      localStorage.setItem(
        `wisp.view.${hours}`,
        JSON.stringify([{ at: Date.now() - hours * HOUR_S * SECOND_MS, page: hours }, Date.now() + 1e9]),
      )
    const { page } = await openSite(calm, [{}])
    await pass(5)
    const stored = page.storage.keys('view.').length
    expect(stored).toBeLessThanOrEqual(most + 1)
    expect(stored).toBeGreaterThanOrEqual(most)
  })

  it.each([
    ['visit', HOUR_S],
    ['day', 24 * HOUR_S],
    ['week', 7 * 24 * HOUR_S],
  ] as const)('as many open in a %s as the site allows, and one more when it is over', async (span, length) => {
    const first = await openSite({ [span]: 1 })
    await pass(5)
    expect(ids(first.screen)).toEqual([FIRST])
    await first.stop()
    goOn()
    const second = await openSite({ [span]: 1 })
    await pass(5)
    expect(ids(second.screen)).toEqual([])
    expect(explained(SECOND)).toMatchObject({ state: 'blocked' })
    await second.stop()
    await pass(length)
    goOn()
    const third = await openSite({ [span]: 1 })
    await pass(1)
    expect(ids(third.screen)).toEqual([FIRST])
  })

  it('triggers watch again when the day is over, also on a page that stays open', async () => {
    const { screen } = await openSite({ day: 1 }, [{}, { triggers: { exitIntent: true } }])
    await pass(60)
    leave()
    await pass(1)
    expect(ids(screen)).toEqual([FIRST])
    await pass(24 * HOUR_S)
    leave()
    await pass(1)
    expect(ids(screen)).toEqual([FIRST, SECOND])
  })

  it('there is a pause between any two, after which triggers watch again', async () => {
    const { screen } = await openSite({ pause: 60 })
    await pass(30)
    expect(ids(screen)).toEqual([FIRST])
    expect(explained(SECOND)).toMatchObject({
      state: 'blocked',
      says: expect.stringContaining('the site leaves 60 seconds between two popups that open by themselves'),
    })
    const wait = Date.parse(explained(SECOND)?.next ?? '') - Date.now()
    expect(Math.round(wait / SECOND_MS)).toBe(30)
    await pass(33)
    expect(ids(screen)).toEqual([FIRST, SECOND])
    await pass(70)
    expect(ids(screen)).toEqual([FIRST, SECOND, THIRD])
  })

  it('of several whose moment comes together, the first of the answer opens', async () => {
    const now = { triggers: { timeDelay: 1 } }
    const { screen } = await openSite({ page: 1 }, [now, now, now])
    await pass(5)
    expect(ids(screen)).toEqual([FIRST])
  })

  it('one that does not open after all leaves its place to others', async () => {
    const stay = (event: Event): void => {
      if ((event as CustomEvent).detail.id === FIRST) event.preventDefault()
    }
    window.addEventListener('wisp:before-show', stay)
    const { screen } = await openSite({ page: 1 })
    await pass(10)
    window.removeEventListener('wisp:before-show', stay)
    expect(ids(screen)).toEqual([SECOND])
  })

  it('what the visitor opens is not counted, and opens in any case', async () => {
    const { popups, screen, settled } = await openSite({ page: 1 }, [
      { triggers: { timeDelay: 5 } },
      { onClickOnly: true },
      { triggers: { timeDelay: 9 } },
    ])
    for (const id of [SECOND, THIRD]) await popups().open(id)
    await settled()
    await pass(10)
    expect(ids(screen)).toEqual([SECOND, THIRD, FIRST])
  })

  it('what the page embeds is neither counted nor held back', async () => {
    document.body.innerHTML = `<div data-id="${FIRST}"></div><div data-id="${THIRD}"></div>`
    const embedded = { type: 'embedded' } as const
    const { screen } = await openSite({ page: 1 }, [embedded, {}, embedded])
    await pass(10)
    expect(ids(screen).sort()).toEqual([FIRST, SECOND, THIRD])
    document.body.innerHTML = ''
  })

  it('popups of a page-builder’s page are counted with the others', async () => {
    const { popups, screen } = await openSite({ page: 1 }, [{ triggers: { timeDelay: 5 } }])
    const [state] = popups().popups.peek()
    const rules = {}
    const triggers = state?.ruleset?.triggers ?? {}
    const { campaign } = state ?? {}
    if (!campaign) throw new Error('no popup')
    const own = { ...campaign, id: SECOND, key: SECOND, triggers: { timeDelay: 1 } }
    popups().add({ ...own, popup: { id: SECOND } as never }, { rules, early: rules, triggers })
    await pass(10)
    expect(ids(screen)).toEqual([SECOND])
  })

  it('targeting on the page goes on beside it', async () => {
    const elsewhere = { targeting: { pages: { include: [{ is: '/elsewhere' }] } } } as never
    const { screen } = await openSite({ page: 1 }, [elsewhere, {}, {}])
    await pass(10)
    expect(ids(screen)).toEqual([SECOND])
    expect(
      explained(FIRST)
        ?.rules.filter(({ allows }) => !allows)
        .map(({ rule }) => rule),
    ).toContain('pages')
  })

  it('without the chunk for targeting on the page, those that need none open all the same', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const load: typeof loadChunk = (chunk) =>
      chunk === 'live-targeting' ? Promise.reject(new Error('offline')) : loadChunk(chunk)
    const live = popupOf({ id: FIRST, type: 'bar', targeting: { visitors: { kind: 'new' } } })
    const plain = popupOf({ id: SECOND, type: 'bar', triggers: { timeDelay: 1 } })
    const { screen } = await open([], { load }, answerOf([live, plain], 0, { page: 2 }))
    await pass(10)
    expect(ids(screen)).toEqual([SECOND])
  })

  it('its own frequency holds a popup back as ever', async () => {
    const once = { frequency: { rule: 'once', count: 0 } } as const
    const first = await openSite({ page: 5 }, [once])
    await pass(1)
    await first.stop()
    goOn()
    const second = await openSite({ page: 5 }, [once, {}])
    await pass(5)
    expect(ids(second.screen)).toEqual([SECOND])
  })

  it.each([
    [{ page: 1 }, 'on a page'],
    [{ visit: 1 }, 'in a visit'],
    [{ day: 1 }, 'in 24 hours'],
    [{ week: 1 }, 'in 7 days'],
    [{ pause: 600 }, 'the site leaves 600 seconds'],
  ] as [Calm, string][])(
    'with %o, a view counts on this page also after consent was withdrawn',
    async (calm, words) => {
      const { page, screen } = await openSite(calm)
      await pass(1)
      page.storage.allow(false)
      await pass(10)
      expect(ids(screen)).toEqual([FIRST])
      expect(explained(SECOND)?.says).toContain(words)
      expect(explained(SECOND)?.says).toMatch(/the visitor has seen 1\.|and one was seen/)
      expect(Object.keys(localStorage)).toEqual([])
      // And when it is given again.
      page.storage.allow(true)
      await pass(10)
      expect(ids(screen)).toEqual([FIRST])
    },
  )

  it.each([
    ['closed it', 'closed', { rule: 'always', count: 0 }],
    ['seen it', 'seen', { rule: 'once', count: 0 }],
  ] as const)(
    'a visitor who has %s and withdraws consent during a pause does not see it when the pause is over',
    async (_, mark, frequency) => {
      const { page, screen } = await openSite({ pause: 60 }, [{}, { frequency }])
      await pass(1)
      page.storage.set(`${mark}.${SECOND}`, { at: Date.now(), visit: 1, url: '' })
      await pass(1)
      for (const yes of [false, true, false]) {
        page.storage.allow(yes)
        await pass(100)
        expect(ids(screen)).toEqual([FIRST])
        expect(explained(SECOND)).toMatchObject({
          state: 'blocked',
          says: expect.stringContaining('consent was withdrawn'),
        })
      }
    },
  )

  it('a visitor whose mark on a popup was removed before the withdrawal sees it when the pause is over', async () => {
    const { page, screen } = await openSite({ pause: 60 }, [{}, {}])
    await pass(1)
    page.storage.set(`closed.${SECOND}`, { at: Date.now(), visit: 1, url: '' })
    page.storage.set(`closed.${SECOND}`)
    page.storage.allow(false)
    await pass(100)
    expect(ids(screen)).toEqual([FIRST, SECOND])
  })

  it('a view from the future, and what no script of ours has written, count as none', async () => {
    localStorage.setItem('wisp.view.1', JSON.stringify([{ at: Date.now() + 60_000, page: 1 }, Date.now() + 1e9]))
    localStorage.setItem('wisp.view.2', JSON.stringify(['soon', Date.now() + 1e9]))
    localStorage.setItem('wisp.view.3', '{')
    const { screen } = await openSite({ day: 1, pause: 5 })
    await pass(1)
    expect(ids(screen)).toEqual([FIRST])
  })
})

describe('of two windows of a calm site', () => {
  /** A window in which this popup opens after so many seconds, and is loaded so many seconds later. */
  const openWindow = async (id: string, delay: number, loading = 0) => {
    const popup = popupOf({ id, type: 'bar', triggers: { timeDelay: delay } })
    const here = await open([], {}, answerOf([popup], 0, { visit: 1 }))
    const { prepare } = here.page
    here.page.prepare = async (campaign) => {
      await new Promise((resolve) => setTimeout(resolve, loading * SECOND_MS))
      return prepare(campaign)
    }
    return here
  }
  const tellWindows = () => window.dispatchEvent(new StorageEvent('storage', { key: null }))

  it('the first whose moment has come opens its popup, however long that loads', async () => {
    const slow = await openWindow(FIRST, 1, 60)
    const quick = await openWindow(SECOND, 5)
    for (let second = 0; second < 70; second++) {
      await pass(1)
      tellWindows()
    }
    expect([ids(slow.history), ids(quick.history)]).toEqual([[FIRST], []])
  })

  it('one that comes back into view says which popup it is loading', async () => {
    const hidden = vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(true)
    const slow = await openWindow(FIRST, 1, 8)
    await pass(2)
    expect(slow.page.storage.keys('coming.')).toEqual([])
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    const quick = await openWindow(SECOND, 1)
    await pass(10)
    expect([ids(slow.history), ids(quick.history)]).toEqual([[FIRST], []])
    hidden.mockRestore()
  })
})

it('a site without limits stores nothing of it', async () => {
  const { page, screen } = await openSite(undefined)
  await pass(10)
  expect(ids(screen)).toEqual([FIRST, SECOND, THIRD])
  expect(page.storage.keys('view.')).toEqual([])
})
