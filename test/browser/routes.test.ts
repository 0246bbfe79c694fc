import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { everydayRows, turnsOf } from '../support/everyday-share'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const FORM = '<form data-wisp-form><input data-wisp-field="email" aria-label="Email"></form>'

interface RouteWindow {
  shows: string[]
}

/** Records where each popup shows, as `ID PATH`. */
const note = (): void => {
  const shows: string[] = []
  Object.assign(window, { shows })
  addEventListener('wisp:show', (event) =>
    shows.push(`${(event as CustomEvent).detail.id} ${location.pathname}${location.search}${location.hash}`),
  )
}
const shows = ({ page }: Visit) => page.evaluate(() => (window as unknown as RouteWindow).shows)
const go = ({ page }: Visit, address: string) => page.evaluate((to) => history.pushState(null, '', to), address)

const SOURCES: [name: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['with the Navigation API', async () => {}],
  [
    'in browsers without the Navigation API',
    (page) => page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined })),
  ],
]
const SOURCE_NAMES = SOURCES.map(([name]) => name)

beforeAll(() => {
  fixture.world.put('/spa', 'data-spa')
  // A router that has put its own wrapper around pushState before our script runs.
  fixture.world.put(
    '/spa-wrapped',
    'data-spa',
    `<script>
      var calls = []
      var first = history.pushState
      history.pushState = function () { calls.push('before'); return first.apply(this, arguments) }
    </script>`,
  )
})

describe.each(inBoth(SOURCES))('a single-page site, %s', (name, source) => {
  const isNext = turnsOf(SOURCE_NAMES, name)
  const inTurn = () => it.runIf(isShipped() && isNext())
  const visit = (path = '/spa', prepare: (visit: Visit) => unknown = () => {}) =>
    fixture.world.visit(path, {
      async prepare(visit) {
        await source(visit.page)
        await visit.page.addInitScript(note)
        await prepare(visit)
      },
    })
  /** The address is watched once the route chunk has loaded. */
  const watched = async (visit: Visit): Promise<void> => {
    await visit.decided()
    await expect.poll(() => visit.requests).toContain('GET /v/route.js')
    await visit.page.waitForLoadState('networkidle')
  }

  it.each<[string, (page: Page) => Promise<unknown>]>(
    inBoth([
      ['pushState', (page) => page.evaluate(() => history.pushState({ at: 2 }, '', '/spa?two'))],
      ['replaceState', (page) => page.evaluate(() => history.replaceState(null, '', '/spa/two'))],
      ['a link to a route in the fragment', (page) => page.evaluate(() => location.assign('#/two'))],
    ]),
  )('%s removes popups and asks the server again, counting nobody twice', async (_, change) => {
    await fixture.world.show(popupOf())
    const here = await visit()
    await here.dialog.waitFor()
    await watched(here)
    await change(here.page)
    await here.decided(2)
    expect(here.displayCalls.map((form) => form.cancel_visitor_count)).toEqual(['false', 'true'])
    const [start, there] = [`${fixture.world.host}/spa`, here.page.url()]
    expect(here.displayCalls[1]).toMatchObject({
      origin_landing_page: start,
      previous_url: start,
      previous_visited_pages_with_current: `${start}\n${there}`,
      if_page_refreshed: 'false',
    })
    // The popup starts again on the other page.
    await expect.poll(() => shows(here)).toHaveLength(2)
    await expect.poll(() => here.page.locator('wisp-popup').count()).toBe(1)
    await expect
      .poll(() => here.requests.filter((request) => /viewed|closed/.test(request)))
      .toEqual(['viewed', 'closed', 'viewed'].map((call) => `POST /api/display/${call}/popup00000001`))
  })

  inTurn()('going back and forward are route changes as well', async () => {
    await fixture.world.show(popupOf({ triggers: {} }))
    const here = await visit()
    await watched(here)
    await go(here, '/spa?two')
    await here.decided(2)
    await here.page.evaluate(() => history.back())
    await here.decided(3)
    await here.page.evaluate(() => history.forward())
    await here.decided(4)
    expect(here.displayCalls.map((form) => form.previous_visited_pages_with_current?.split('\n').length)).toEqual([
      1, 2, 3, 4,
    ])
  })

  inTurn()('writing the same address again is not a route change', async () => {
    await fixture.world.show(popupOf({ triggers: {} }))
    const here = await visit()
    await watched(here)
    await here.page.evaluate(() => {
      for (let times = 0; times < 3; times++) history.replaceState({ times }, '', location.href)
      history.pushState(null, '', location.href)
    })
    await go(here, '/spa?two')
    await here.decided(2)
    await here.page.waitForLoadState('networkidle')
    expect(here.displayCalls).toHaveLength(2)
  })

  inTurn()('what is only written down removes nothing, asks nothing and is no page', async () => {
    await fixture.world.show(popupOf({ html: FORM }))
    const here = await visit()
    await here.dialog.waitFor()
    await watched(here)
    await here.page.getByRole('textbox').fill('ada@example.com')
    await here.page.evaluate(async () => {
      const pause = () => new Promise((resolve) => setTimeout(resolve, 30))
      const write = (method: 'pushState' | 'replaceState', to: string) => history[method](history.state, '', to)
      for (let mark = 0; mark < 40; mark++) {
        // Where the visitor reads, what a filter shows, where a link of the page leads, and a box that has an entry.
        write('replaceState', `#s${mark}`)
        write('replaceState', `?seen=${mark}#s${mark}`)
        if (mark < 3) location.assign(`#place${mark}`)
        if (mark < 3) write('pushState', `#box${mark}`)
        await pause()
      }
      // Without entries that have a key, the other query of the entry cannot be told from that of another page.
      if ((window as { navigation?: unknown }).navigation) history.back()
      await pause()
    })
    await here.page.waitForTimeout(300)
    expect(await here.page.getByRole('textbox').inputValue()).toBe('ada@example.com')
    expect([here.displayCalls.length, (await shows(here)).length]).toEqual([1, 1])
    // The next page, with what the server is told of the visit.
    await go(here, '/spa/two')
    await here.decided(2)
    expect(here.displayCalls[1]?.previous_visited_pages).toBe(`${fixture.world.host}/spa`)
  })

  inTurn()('a burst of changes is one page', async () => {
    await fixture.world.show(popupOf({ triggers: {} }))
    const here = await visit()
    await watched(here)
    await here.page.evaluate(async () => {
      for (let step = 0; step < 20; step++) {
        history.replaceState(null, '', `/spa/${step}`)
        await new Promise((resolve) => setTimeout(resolve, 40))
      }
    })
    // Slow machines may pause between two steps.
    await expect.poll(() => here.displayCalls.at(-1)?.previous_visited_pages_with_current?.split('/').at(-1)).toBe('19')
    expect(here.displayCalls.length).toBeLessThan(5)
  })

  inTurn()('timers of the previous route never fire', async () => {
    await fixture.world.show(
      popupOf({ html: '<h2>First page</h2>', triggers: { timeDelay: 2 } }),
      popupOf({ id: 'popup00000002', html: '<h2>Second page</h2>', triggers: { timeDelay: 3 } }),
    )
    const here = await visit('/spa', ({ page }) => {
      let answers = 0
      return page.route(/api\/display\/site/, async (route) => {
        const response = await route.fetch()
        const answer = await response.json()
        const [first, second] = answer.campaigns
        await route.fulfill({ response, json: { ...answer, campaigns: answers++ ? [second] : [first] } })
      })
    })
    await watched(here)
    await go(here, '/spa?two')
    await here.page.getByRole('heading', { name: 'Second page' }).waitFor()
    // On a slow machine the first popup may have shown, on its own page.
    expect((await shows(here)).filter((show) => show !== 'popup00000001 /spa')).toEqual(['popup00000002 /spa?two'])
  })

  inTurn()('an address that changed before the route chunk had loaded is noticed', async () => {
    await fixture.world.show(popupOf({ triggers: {} }))
    let release = (): void => {}
    const changed = new Promise<void>((resolve) => {
      release = resolve
    })
    const here = await visit('/spa', ({ page }) =>
      page.route(/route\.js/, async (route) => {
        await changed
        await route.continue()
      }),
    )
    await here.decided()
    await go(here, '/spa/two')
    release()
    await here.decided(2)
    expect(here.displayCalls[1]?.previous_url).toBe(`${fixture.world.host}/spa`)
  })

  inTurn()('wrappers that the page puts around pushState, before and after ours, still work', async () => {
    await fixture.world.show(popupOf({ triggers: {} }))
    const here = await visit('/spa-wrapped')
    await watched(here)
    const calls = await here.page.evaluate(() => {
      const { calls } = window as unknown as { calls: string[] }
      const ours = history.pushState
      history.pushState = function (...entry) {
        calls.push('after')
        ours.apply(this, entry)
      }
      history.pushState({ mine: true }, '', '/spa-wrapped?two')
      return [...calls, JSON.stringify(history.state), location.search]
    })
    expect(calls).toEqual(['after', 'before', '{"mine":true}', '?two'])
    await here.decided(2)
  })
})

it.runIf(isShipped()).each(
  everydayRows([
    ['query', '?two'],
    ['hash', '#two'],
    ['query hash', '#two'],
  ]),
)('with data-spa="%s", %s counts as well, however it is written', async (words, to) => {
  fixture.world.put('/spa-words', `data-spa="${words}"`)
  await fixture.world.show(popupOf({ triggers: {} }))
  const here = await fixture.world.visit('/spa-words')
  await expect.poll(() => here.requests).toContain('GET /v/route.js')
  await here.page.waitForLoadState('networkidle')
  await here.page.evaluate((address) => history.replaceState(null, '', address), to)
  await here.decided(2)
})

it.runIf(isShipped())('on a site that is not a single-page site, a change of address changes nothing', async () => {
  await fixture.world.show(popupOf())
  const here = await fixture.world.visit('/plain', { prepare: ({ page }) => page.addInitScript(note) })
  await here.dialog.waitFor()
  await go(here, '/plain?two')
  await here.page.waitForLoadState('networkidle')
  expect(await here.dialog.isVisible()).toBe(true)
  expect(here.displayCalls).toHaveLength(1)
  expect(here.requests.filter((request) => request.includes('route'))).toEqual([])
})
