// @vitest-environment happy-dom
/** The limits of a calm site hold over any tabs, pages and times, compared with a simple model. */
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { Calm } from '../../../../../shared/model/calm'
import { freshStorage } from '../../../../support/browser-storage'
import { draws } from '../../../../support/everyday-share'
import { answerOf, openPage } from '../../../../support/loader'
import { popupOf } from '../../../../support/popup'

freshStorage()

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 1440 * MINUTE
const IDS = ['popup00000001', 'popup00000002', 'popup00000003', 'popup00000004']
const TABS = 3

type Tab = Awaited<ReturnType<typeof openPage>>
interface View {
  at: number
  tab: number
  /** Number of the page, over all tabs. */
  page: number
  visit: number
}

const limit = (most: number) => fc.option(fc.integer({ min: 1, max: most }), { nil: undefined })
const calms: fc.Arbitrary<Calm> = fc
  .record({ page: limit(2), visit: limit(3), day: limit(4), week: limit(5), pause: limit(300) })
  .map((calm) => Object.fromEntries(Object.entries(calm).filter(([, most]) => most !== undefined)))

const tabs = fc.nat(TABS - 1)
const events = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ type: fc.constant('moment' as const), tab: tabs, which: fc.nat(IDS.length - 1) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('press' as const), tab: tabs, which: fc.nat(IDS.length - 1) }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('page' as const), tab: tabs }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('close' as const), tab: tabs }) },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('pass' as const),
        ms: fc.constantFrom(SECOND, 30 * SECOND, 5 * MINUTE, 40 * MINUTE, DAY, 7 * DAY),
      }),
    },
  ),
  { minLength: 5, maxLength: 25 },
)
type Happening = typeof events extends fc.Arbitrary<(infer E)[]> ? E : never

/** The model: how many views a new one would be too many for. */
const exceeded = (calm: Calm, views: View[], now: View): string[] => {
  // Nothing counts for longer than a week.
  const recent = views.filter(({ at }) => at > now.at - 7 * DAY)
  const count = (isIn: (view: View) => boolean): number => recent.filter(isIn).length
  const { day, page, pause, visit, week } = calm
  return [
    ...(page !== undefined && count((view) => view.page === now.page) >= page ? ['page'] : []),
    ...(visit !== undefined && count((view) => view.visit === now.visit) >= visit ? ['visit'] : []),
    ...(day !== undefined && count(({ at }) => at > now.at - DAY) >= day ? ['day'] : []),
    ...(week !== undefined && recent.length >= week ? ['week'] : []),
    ...(pause !== undefined && count(({ at }) => at > now.at - pause * SECOND) > 0 ? ['pause'] : []),
  ]
}

/** The browser tells other tabs of what one has stored; here all tabs share a window. */
const tellTabs = (): void => {
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

const answerFor = (calm: Calm) =>
  answerOf(
    IDS.map((id, index) =>
      popupOf({
        id,
        // Both kinds: those that wait for their turn, and those that show beside others.
        type: index % 2 ? 'bar' : 'lightbox',
        triggers: { event: { name: `moment-${index}` } },
      }),
    ),
    0,
    calm,
  )

const world = async (calm: Calm) => {
  const wrong: string[] = []
  const views: View[] = []
  const open: (Tab | undefined)[] = []
  /** The popups whose moment has come on this page, and which have not been on its screen. */
  const waiting: Set<number>[] = []
  const pages: number[] = []
  const seen: number[] = []
  let pageCount = 0
  const placeOf = (tab: number): View => ({
    at: Date.now(),
    tab,
    page: pages[tab] ?? 0,
    visit: open[tab]?.visitor.visits() ?? 0,
  })
  const look = (): void => {
    for (const [tab, here] of open.entries()) {
      if (!here) continue
      for (const { id } of here.history.slice(seen[tab])) {
        waiting[tab]?.delete(IDS.indexOf(id))
        const state = here
          .popups()
          .popups.peek()
          .find(({ campaign }) => campaign.id === id)
        if (state?.status.peek().asked) continue
        const now = placeOf(tab)
        for (const span of exceeded(calm, views, now)) wrong.push(`${id} is one too many: ${span}`)
        views.push(now)
      }
      seen[tab] = here.history.length
    }
  }
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 6; round++) {
      tellTabs()
      await vi.advanceTimersByTimeAsync(60)
    }
  }
  const over = new AbortController()
  window.addEventListener('wisp:show', look, over)
  const openTab = async (tab: number): Promise<void> => {
    await open[tab]?.stop()
    pages[tab] = ++pageCount
    waiting[tab] = new Set()
    seen[tab] = 0
    location.href = `https://shop.example/${pageCount}`
    open[tab] = await openPage(answerFor(calm))
  }
  /**
   * Each bar that the limits allow, and whose moment has come, is there, unless another popup is about to open, in any tab.
   * Lightboxes also wait for the screen.
   */
  const compare = (): void => {
    if (open.some((here) => here?.explain().popups.some(({ state }) => state === 'waiting'))) return
    for (const tab of open.keys()) {
      for (const which of waiting[tab] ?? [])
        if (which % 2 && !exceeded(calm, views, placeOf(tab)).length) wrong.push(`${IDS[which]} is held back in ${tab}`)
    }
  }
  const happen = async (event: Happening): Promise<void> => {
    if (event.type === 'pass') {
      await vi.advanceTimersByTimeAsync(event.ms)
      return
    }
    const { tab } = event
    const here = open[tab]
    if (event.type === 'page' || !here) await openTab(tab)
    else if (event.type === 'close') here.screen[0]?.close('bg_click')
    else {
      const id = IDS[event.which] ?? ''
      if (here.screen.some((popup) => popup.id === id)) return
      if (event.type === 'press') await here.popups().open(id)
      else {
        const shown = here.history.some((popup) => popup.id === id)
        if (!shown) waiting[tab]?.add(event.which)
        here.page.events.value = [...here.page.events.peek(), [`moment-${event.which}`, {}]]
      }
    }
  }
  return {
    wrong,
    async step(event: Happening): Promise<void> {
      await happen(event)
      await settle()
      compare()
    },
    async end(): Promise<void> {
      for (const here of open) await here?.stop()
      over.abort()
    },
  }
}

it('over any tabs, no popup opens by itself that is one too many, and each that is none does', async () => {
  await fc.assert(
    fc.asyncProperty(calms, events, async (calm, list) => {
      localStorage.clear()
      const { end, step, wrong } = await world(calm)
      for (const event of list) await step(event)
      await end()
      expect(wrong).toEqual([])
    }),
    { numRuns: draws(8, 200) },
  )
}, 600_000)
