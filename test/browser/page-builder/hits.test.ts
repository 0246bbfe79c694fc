import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShipped } from '../../support/builds'
import { withBuiltPages } from '../../support/built-page'
import { CACHING, hasCache } from '../../support/cached-pages'
import { joined, standInForPopups } from '../../support/joined-page'
import type { Visit } from '../../support/visit.page'

const fixture = withBuiltPages()

/** A page that a case closes or leaves cannot be asked afterwards whether it was disturbed. */
const LEAVING = { ours: true } as const
/** The hits of the page and of its popups. A widget is counted once it has been in view for a while (widget.test.ts). */
const hits = () => fixture.built.hits.filter(({ form }) => form.received_element !== 'whole_widget')
const forms = () => hits().map(({ form }) => form)
const events = () => forms().map((form) => form.event_name)
/** Waits until these have arrived, and no others. */
const counted = (...expected: string[]) => expect.poll(events).toEqual(expected)
const BUTTONS = `
  <button data-wisp-name="buy"><b>Buy</b></button>
  <div data-wisp-name="card"><p>A card</p><button id="more">More</button></div>
  <form data-wisp-name="letter"><label>Yes <input type="checkbox" name="closest"></label><input name="id"></form>
  <a href="#a">A link</a><input type="button" value="Send"><img id="bowl" alt="A bowl" width="40" height="40">
  <div data-popup-option-id="31"><button data-wisp-name="in popup">In the popup</button></div>
  <div data-widget-option-id="51"><button data-wisp-name="in widget">In the widget</button></div>`
const DATA = { id: 'page000000001', variant: 'b', actions: { bowl: { action: 'open-link', target: '#bowl' } } }

describe.runIf(isShipped())('hits', () => {
  it('tell of a view from its beginning to its end, in every field', async () => {
    const { world, built } = fixture
    const { page } = await world.visit(built.put('/buttons', { body: BUTTONS, data: DATA }), LEAVING)
    await counted('open')
    await page.getByText('Buy').click()
    await counted('open', 'click')
    await page.close()
    await counted('open', 'click', 'close')
    const [{ session_id = '' } = {}] = forms()
    expect(session_id).toMatch(/^\d{14,23}-\d{1,10}$/)
    const view = {
      page_id: 'page000000001',
      page_variant_id: 'b',
      option_id: '0',
      page_type: 'page',
      session_id,
      url: `${built.origin}/buttons`,
      action: 'wplx_save_hit',
    }
    const whole = { ...view, received_element: 'whole_page', received_element_tag: '' }
    expect(forms()).toEqual([
      { ...whole, event_name: 'open', event_friendly_name: 'page open' },
      {
        ...view,
        event_name: 'click',
        event_friendly_name: 'click',
        received_element: 'buy',
        received_element_tag: 'button',
      },
      { ...whole, event_name: 'close', event_friendly_name: 'page close' },
    ])
    const urlencoded = 'application/x-www-form-urlencoded;charset=UTF-8'
    expect(hits().map(({ by, type }) => [by, type])).toEqual([
      ['fetch', urlencoded],
      ['fetch', urlencoded],
      ['beacon', urlencoded],
    ])
  })

  it('count a press once, by the inner element that has a name', async () => {
    const { world, built } = fixture
    const { page } = await world.visit(built.put('/buttons', { body: BUTTONS, data: DATA }))
    const presses: [text: string, name: string | undefined][] = [
      ['Buy', 'buy button'],
      ['A card', 'card div'],
      ['More', 'more button'],
      ['Yes', 'letter form'],
      ['A link', undefined],
      ['In the popup', 'in popup button'],
      ['In the widget', 'in widget button'],
    ]
    for (const [text] of presses) await page.getByText(text, { exact: true }).click()
    await page.getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByAltText('A bowl').click()
    const names = [...presses.flatMap(([, name]) => name ?? []), 'letter form', 'Send input', 'bowl img']
    const clicks = () => forms().filter(({ event_name }) => event_name === 'click')
    // Requests that are sent at the same time may arrive in any order.
    await expect
      .poll(() =>
        clicks()
          .map((form) => `${form.received_element} ${form.received_element_tag}`)
          .sort(),
      )
      .toEqual(names.sort())
    const places = clicks().map(({ page_type, option_id }) => `${page_type} ${option_id}`)
    expect(places.filter((place) => place !== 'page 0').sort()).toEqual(['popup 31', 'widget 51'])
  })

  it('of each opening of a popup, and inside it, carry a session of their own', async () => {
    const { world, built } = fixture
    const data = { ...DATA, popups: { letter: {} } }
    const visit = await world.visit(built.put('/popup', { body: BUTTONS, data }), { prepare: standInForPopups })
    // Each step waits for its hit: requests that are sent at the same time may arrive in any order.
    await counted('open')
    const open = () =>
      joined(visit, ({ runtime }) =>
        runtime.hit({ type: 'popup', option: '31', event: 'open', element: 'whole_popup', tag: '' }),
      )
    const steps = [
      open,
      () => visit.page.getByText('In the popup').click(),
      () => visit.page.getByText('Buy').click(),
      () => visit.page.getByText('In the widget').click(),
      open,
      () => visit.page.getByText('In the popup').click(),
    ]
    for (const [index, step] of steps.entries()) {
      await step()
      await expect.poll(() => forms().length).toBe(index + 2)
    }
    const sessions = forms().map(({ session_id = '' }) => session_id)
    const [page, first, , , , second] = sessions
    expect(sessions).toEqual([page, first, first, page, page, second, second])
    expect(new Set(sessions).size).toBe(3)
  })

  it('are sent once, however often the script is pasted', async () => {
    const { world, built } = fixture
    const tag = `<script async src="${world.wisp}/wisp-page.js?v=2" nonce="n0nce"></script>`
    const { page } = await world.visit(built.put('/twice', { body: BUTTONS, head: tag }))
    await page.waitForLoadState('networkidle')
    await counted('open')
    await page.getByText('Buy').click()
    await counted('open', 'click')
  })

  it('are counted on a page whose elements are named like what the browser has', async () => {
    const { world, built } = fixture
    // Without the names that Playwright itself needs.
    const names = ['currentScript', 'getElementById', 'head', 'readyState', 'prerendering', 'addEventListener']
    const fields = ['closest', 'getAttribute', 'id', 'localName', 'parentElement', 'contains', 'textContent']
    const images = names.map((name) => `<img name="${name}">`).join('')
    const inputs = fields.map((name) => `<input name="${name}" type="hidden">`).join('')
    const body = `${images}<form id="ajaxurl"></form><form data-wisp-name="form">${inputs}<p id="press">Press</p></form>`
    const { page } = await world.visit(built.put('/clobbered', { body, data: DATA }))
    await counted('open')
    const box = await page.locator('#press').boundingBox()
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await counted('open', 'click')
    expect(forms()[1]).toMatchObject({ received_element: 'form', received_element_tag: 'form' })
  })

  it('disturb nobody when they fail', async () => {
    const { world, built } = fixture
    const visit = await world.visit(built.put('/refused', { body: BUTTONS, data: DATA }), {
      prepare: () => {
        built.down = true
      },
    })
    const failed = visit.page.waitForEvent('requestfailed')
    await visit.page.route('**/admin-ajax.php', (route) => route.abort())
    await visit.page.getByText('Buy').click()
    await failed
    const nowhere = built.put('/nowhere', { body: BUTTONS, data: { ...DATA, hits: 'http://[' } })
    const other = await world.visit(nowhere)
    await other.page.getByText('Buy').click()
    expect(built.hits).toEqual([])
  })
})

describe.runIf(isShipped())('consent to hits', () => {
  const visit = () =>
    fixture.world.visit(
      fixture.built.put('/asks', { body: BUTTONS, data: DATA, attributes: 'data-consent="required"' }),
      {
        ...LEAVING,
        prepare: standInForPopups,
      },
    )
  const allow = (visit: Visit) => joined(visit, ({ allow }) => allow(true))
  const press = async ({ page }: Visit) => {
    await page.getByText('Buy').click()
    // The page's own request comes after that of the hit.
    await page.evaluate(() => fetch('/after'))
  }

  it('lets nothing out before it is given, and then this view', async () => {
    const here = await visit()
    await press(here)
    expect(events()).toEqual([])
    await allow(here)
    await counted('open')
    await allow(here)
    await press(here)
    await counted('open', 'click')
    await here.page.close()
    await counted('open', 'click', 'close')
  })

  it('lets nothing out once it is withdrawn, and counts the view once when it is given again', async () => {
    const here = await visit()
    await allow(here)
    await counted('open')
    await joined(here, ({ allow }) => allow(false))
    await press(here)
    await allow(here)
    await press(here)
    await counted('open', 'click')
    await joined(here, ({ allow }) => allow(false))
    await here.page.goto(`${fixture.built.origin}/elsewhere`)
    expect(events()).toEqual(['open', 'click'])
  })
})

const cached = withBuiltPages(CACHING)

describe.runIf(isShipped() && hasCache)('200 views', () => {
  it('with reloads, the back-forward cache and closed tabs are counted exactly', async () => {
    const { world, built } = cached
    const address = built.put('/buttons', { body: '<h1>A page</h1>', data: DATA })
    const count = (name: string) => built.hits.filter(({ form }) => form.event_name === name).length
    const tabs: Visit[] = []
    let views = 0
    let persisted = 0
    /** Waits until the view is counted, so that the browser may keep the page. */
    const waitForView = async (): Promise<void> => {
      views++
      await expect.poll(() => count('open')).toBe(views)
    }
    const open = async (): Promise<void> => {
      if (tabs.length > 5) return
      const [beside] = tabs
      tabs.push(await world.visit(address, { ...LEAVING, ...(beside && { beside }) }))
      await waitForView()
    }
    const actions = {
      open,
      reload: async ({ page }: Visit) => {
        await page.reload()
        await waitForView()
      },
      close: async (tab: Visit) => {
        if (tabs.length < 2) return
        tabs.splice(tabs.indexOf(tab), 1)
        await tab.page.close()
      },
      back: async ({ page }: Visit) => {
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => Object.assign(window, { kept: true }))
        await page.goto(`${built.origin}/elsewhere`)
        await page.evaluate(() => history.back())
        await page.waitForURL(/buttons/, { waitUntil: 'commit' })
        if (await page.evaluate(() => 'kept' in window)) persisted++
        await waitForView()
      },
    }
    await open()
    // Going back takes longest.
    const often = ['open', 'reload', 'reload', 'reload', 'reload', 'close', 'back'] as const
    const steps = fc.sample(fc.tuple(fc.constantFrom(...often), fc.nat()), { numRuns: 400, seed: 1 })
    for (const [action, index] of steps) {
      const tab = tabs[index % tabs.length]
      if (tab && views < 200) await actions[action](tab)
    }
    expect(views).toBe(200)
    expect(persisted).toBeGreaterThan(10)
    await expect.poll(() => count('close')).toBe(views - tabs.length)
    for (const { page } of tabs.splice(0)) await page.close()
    await expect.poll(() => count('close')).toBe(views)
    expect(count('open')).toBe(views)
    // Each view has one beginning and one end.
    const sessions = built.hits.map(({ form }) => form.session_id)
    expect(new Set(sessions).size).toBe(views)
  })
})
