import { afterEach, describe, expect, it } from 'vitest'
import type { Explanation, WispApi } from '../../shared/api'
import { withWorld } from '../support/browser'
import { BAR, popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const held = withWorld()

const errors: string[] = []
/** A page with the panel. What moves within that counts as the page's shift, so of the page's peace only errors are looked at. */
const open = (path: string, options: Parameters<typeof held.world.visit>[1] = {}): Promise<Visit> =>
  held.world.visit(path, {
    ...options,
    ours: true,
    async prepare(visit) {
      visit.page.on('pageerror', ({ message }) => errors.push(message))
      await options.prepare?.(visit)
    },
  })
afterEach(() => expect(errors.splice(0)).toEqual([]))

const TITLE = 'Why is it not showing?'
const panelOf = ({ page }: Visit) => page.getByRole('region', { name: TITLE })
const cardOf = (visit: Visit, name: string) =>
  panelOf(visit)
    .getByRole('listitem')
    .filter({ has: visit.page.getByRole('heading', { name }) })
const buttonOf = (visit: Visit, name: string) => panelOf(visit).getByRole('button', { name })

const call = ({ page }: Visit, method: 'inspect' | 'open', id = ''): Promise<void> =>
  page.evaluate(([name, given]) => void (window.wisp as WispApi)[name](given), [method, id] as const)
const explain = ({ page }: Visit): Promise<Explanation> =>
  page.evaluate(async () => {
    const wisp = window.wisp as WispApi
    await wisp.ready()
    return wisp.explain()
  })

const waiting = popupOf({ triggers: { scrollPercent: 90 } })
const second = popupOf({ id: 'popup00000002', name: 'Sale', html: '<h2>Second</h2>', triggers: { timeDelay: 0.3 } })

describe('wisp.explain()', () => {
  it('tells each popup’s rules and triggers, what fired it, and the requests behind it', async () => {
    await held.world.show(waiting, { ...BAR, triggers: { timeDelay: 0 } }, { ...second, onClickOnly: true })
    const visit = await held.world.visit()
    await visit.page.getByRole('region', { name: 'Sale' }).waitFor()
    const { popups, requests, says, visitor } = await explain(visit)
    expect(says).toBe('3 popups on this page: 1 shown, 1 armed, 1 idle.')
    expect(popups.map(({ name, state }) => [name, state])).toEqual([
      ['Letter', 'armed'],
      ['Sale', 'shown'],
      ['Sale', 'idle'],
    ])
    expect(popups[0]).toMatchObject({ says: 'Waits for the visitor to scroll: 0 of 90 %.', type: 'lightbox' })
    expect(popups[0]?.rules.map(({ allows, rule }) => [rule, allows])).toEqual(
      expect.arrayContaining([
        ['converted', true],
        ['closed', true],
        ['frequency', true],
      ]),
    )
    expect(popups[1]).toMatchObject({ fired: 'timeDelay' })
    expect(visitor).toMatchObject({ device: 'desktop', visit: 1 })
    expect(requests.find(({ url }) => url.endsWith('/api/display/site-key-1'))).toMatchObject({ status: 200 })
    expect(requests.every(({ url }) => url.startsWith(held.world.wisp))).toBe(true)
  })

  it('costs a page that does not ask nothing', async () => {
    await held.world.show(waiting)
    const { decided, page, requests } = await held.world.visit()
    await decided()
    await page.waitForTimeout(300)
    expect(requests.filter((request) => request.includes('inspector'))).toEqual([])
  })

  it('a popup closed by X says so, and when it may show again', async () => {
    await held.world.show(popupOf())
    const visit = await held.world.visit()
    await visit.dialog.waitFor()
    await visit.page.getByRole('button', { name: 'Close' }).click()
    await visit.dialog.waitFor({ state: 'detached' })
    await visit.page.reload()
    const [popup] = (await explain(visit)).popups
    expect(popup).toMatchObject({ state: 'blocked', triggers: [{ armed: false }] })
    expect(popup?.says).toMatch(/^Held back: the visitor closed it by X a moment ago; it may show again tomorrow at /)
    expect(Date.parse(popup?.next ?? '') - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
  })

  it('a popup for others says for whom it is, and what it saw of this visitor', async () => {
    const plan = { show: true, name: 'plan', comparison: 'equals', value: 'pro' } as const
    await held.world.show(
      popupOf({ targeting: { device: 'mobile' } }),
      popupOf({ id: 'popup00000002', targeting: { variables: [{ ...plan, name: 'shop.plan' }] } }),
      popupOf({ id: 'popup00000003', targeting: { cookies: [plan] } }),
    )
    const visit = await held.world.visit('/plain', {
      prepare: ({ page }) => page.addInitScript(() => Object.assign(window, { shop: { plan: 'free' } })),
    })
    const { popups } = await explain(visit)
    expect(popups.map(({ says, state }) => [state, says])).toEqual([
      ['blocked', 'Held back: it is for phones only, and this is a desktop.'],
      ['blocked', 'Held back: it shows only where shop.plan is “pro”; here shop.plan is “free”.'],
      ['blocked', 'Held back: it shows only where plan is “pro”; here plan is not there.'],
    ])
    expect(popups[0]?.rules.filter(({ set }) => set).map(({ rule }) => rule)).toContain('device')
  })

  it('one that a listener kept away, and one whose template is lost, say so', async () => {
    await held.world.show(popupOf(), { ...second, triggers: { timeDelay: 0.1 } })
    const visit = await held.world.visit('/plain', {
      prepare: async ({ page }) => {
        await page.route(/template.*popup00000002/, (route) => route.fulfill({ status: 500 }))
        await page.addInitScript(() => addEventListener('wisp:before-show', (event) => event.preventDefault()))
      },
    })
    await expect
      .poll(async () => (await explain(visit)).popups.map(({ says }) => says))
      .toEqual([
        'Fired by the trigger “Time on the page”, but a script of the page kept it away (wisp:before-show).',
        'Fired by the trigger “Time on the page”, but a part of it could not be loaded.',
      ])
  })
})

describe('the panel', () => {
  it('opens by ?wisp-inspect and is live', async () => {
    await held.world.show(waiting)
    const visit = await open('/plain?wisp-inspect')
    await cardOf(visit, 'Letter').getByText('0 of 90 % scrolled').waitFor()
    await visit.page.evaluate(() => scrollTo(0, 1000))
    await cardOf(visit, 'Letter')
      .getByText(/\b[1-8]\d of 90 % scrolled/)
      .waitFor()
    const bar = cardOf(visit, 'Letter').getByRole('progressbar', { name: 'Scroll depth' })
    expect(Number(await bar.getAttribute('value'))).toBeGreaterThan(10)
  })

  it('is in reach by keyboard, folds, and closes by Escape or its button', async () => {
    await held.world.show(waiting)
    const visit = await open('/plain?wisp-inspect')
    await panelOf(visit).waitFor()
    await visit.page.locator('#button').focus()
    await visit.page.keyboard.press('Tab')
    await visit.page.keyboard.press('Enter')
    await cardOf(visit, 'Letter').waitFor({ state: 'hidden' })
    expect(await buttonOf(visit, 'Details').getAttribute('aria-expanded')).toBe('false')
    await visit.page.keyboard.press('Enter')
    await cardOf(visit, 'Letter').waitFor()
    await visit.page.keyboard.press('Escape')
    await panelOf(visit).waitFor({ state: 'detached' })
    await call(visit, 'inspect')
    await buttonOf(visit, 'Close').click()
    await panelOf(visit).waitFor({ state: 'detached' })
  })

  it('called for again, there is still one, and it has the focus', async () => {
    await held.world.show(waiting)
    const visit = await open('/plain')
    await visit.decided()
    await call(visit, 'inspect')
    await panelOf(visit).waitFor()
    await call(visit, 'inspect')
    await expect
      .poll(() => visit.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className))
      .toBe('panel')
    expect(await visit.page.locator('wisp-inspector').count()).toBe(1)
  })

  it('closed, it leaves no listener, no timer and no element behind', async () => {
    await held.world.show(waiting)
    const visit = await open('/plain', {
      prepare: ({ page }) =>
        page.addInitScript(() => {
          const counts = { listeners: 0, timers: 0 }
          Object.assign(window, { counts })
          const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
          const lasting = (target: EventTarget) => target === window || target === document
          EventTarget.prototype.addEventListener = function (...given) {
            if (lasting(this)) counts.listeners++
            return add.apply(this, given)
          }
          EventTarget.prototype.removeEventListener = function (...given) {
            if (lasting(this)) counts.listeners--
            return remove.apply(this, given)
          }
          const { setInterval: start, clearInterval: stop } = window
          Object.assign(window, {
            setInterval: (...given: Parameters<typeof start>) => {
              counts.timers++
              return start(...given)
            },
            clearInterval: (timer: number) => {
              counts.timers--
              stop(timer)
            },
          })
        }),
    })
    await visit.decided()
    await visit.page.waitForTimeout(300)
    const counts = () => visit.page.evaluate(() => ({ ...(window as unknown as { counts: object }).counts }))
    const before = await counts()
    await call(visit, 'inspect')
    await panelOf(visit).waitFor()
    expect(await counts()).not.toEqual(before)
    await buttonOf(visit, 'Close').click()
    await panelOf(visit).waitFor({ state: 'detached' })
    // React itself keeps a listener on the document, for text selections.
    if (held.framework === 'preact') expect(await counts()).toEqual(before)
    expect(await visit.page.locator('wisp-inspector').count()).toBe(0)
  })

  it('shows who waits in the queue, and for whom', async () => {
    await held.world.show(waiting, { ...second, triggers: {}, onClickOnly: true })
    const visit = await open('/plain?wisp-inspect')
    await cardOf(visit, 'Letter').waitFor()
    await call(visit, 'open', waiting.id)
    await visit.dialog.waitFor()
    await call(visit, 'open', second.id)
    await cardOf(visit, 'Letter').getByText('On screen, opened by a call of wisp.open().').waitFor()
    await cardOf(visit, 'Sale').getByText('waits its turn: first in the queue, behind “Letter”.').waitFor()
  })

  it('lives through a modal popup: usable beside it, not over its close button, there when it is gone', async () => {
    await held.world.show(popupOf())
    const visit = await open('/plain?wisp-inspect')
    await visit.dialog.waitFor()
    await cardOf(visit, 'Letter').getByText('On screen').waitFor()
    await buttonOf(visit, 'Details').click()
    await cardOf(visit, 'Letter').waitFor({ state: 'hidden' })
    await buttonOf(visit, 'Details').click()
    // Under the panel it would not take the click.
    await visit.dialog.getByRole('button', { name: 'Close' }).first().click()
    await visit.dialog.waitFor({ state: 'detached' })
    await cardOf(visit, 'Letter')
      .getByText(/^Held back: the visitor closed it by X a moment ago/)
      .waitFor()
  })
})

describe('copying', () => {
  it('puts the whole into the clipboard as text', async () => {
    await held.world.show(waiting)
    const visit = await open('/plain?wisp-inspect', { permissions: ['clipboard-read', 'clipboard-write'] })
    await cardOf(visit, 'Letter').waitFor()
    await buttonOf(visit, 'Copy as text').click()
    await buttonOf(visit, 'Copied').waitFor()
    const text = await visit.page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain(TITLE.toLowerCase())
    expect(text).toContain('1. Letter (lightbox, popup00000001): armed')
    expect(text).toContain('● Scroll depth: 0 of 90 % scrolled.')
    expect(text).toContain('✓ Frequency: It may show on every page, and was not seen on this browser yet.')
    expect(text).toMatch(/200 {2}\d+ ms {2}http.*api\/display/)
  })

  it('where the browser does not let it, the text is there, selected', async () => {
    await held.world.show(waiting)
    const visit = await open('/plain?wisp-inspect', {
      prepare: ({ page }) =>
        page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
    })
    await cardOf(visit, 'Letter').waitFor()
    await buttonOf(visit, 'Copy as text').click()
    const area = panelOf(visit).getByRole('textbox')
    await expect.poll(() => area.inputValue()).toContain('1. Letter (lightbox, popup00000001): armed')
    await expect
      .poll(() => area.evaluate((text: HTMLTextAreaElement) => text.selectionEnd - text.selectionStart))
      .toBeGreaterThan(200)
  })

  it('a visitor’s address is in it as a hint only', async () => {
    await held.world.show(popupOf())
    const visit = await held.world.visit()
    await visit.page.getByLabel('Email').fill('ann@example.com')
    await visit.page.keyboard.press('Enter')
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    const explanation = await explain(visit)
    expect(explanation.visitor.email).toBe('a…@example.com')
    expect(JSON.stringify(explanation)).not.toContain('ann@')
  })
})

describe('pages that are hard on the panel', () => {
  it.each(['/csp', '/base-href', '/react', '/jquery'])('it works on %s', async (path) => {
    await held.world.show(waiting)
    const visit = await open(`${path}?wisp-inspect`)
    await cardOf(visit, 'Letter').waitFor()
    await buttonOf(visit, 'Close').click()
    await panelOf(visit).waitFor({ state: 'detached' })
    const violations = await visit.page.evaluate(
      () => (globalThis as unknown as { seen: { violations: string[] } }).seen.violations,
    )
    expect(violations).toEqual([])
  })

  it('hostile CSS changes nothing of its looks', async () => {
    await held.world.show(waiting)
    const looks = async (path: string) => {
      const visit = await open(`${path}?wisp-inspect`)
      const says = cardOf(visit, 'Letter').getByText('Held back').or(cardOf(visit, 'Letter').getByText('Waits for'))
      await says.waitFor()
      return {
        title: await visit.page.getByRole('heading', { name: TITLE }).boundingBox(),
        font: await buttonOf(visit, 'Copy as text').evaluate((button) => {
          const { direction, fontSize, letterSpacing, opacity, textTransform, visibility, width } =
            getComputedStyle(button)
          return { direction, fontSize, letterSpacing, opacity, textTransform, visibility, width }
        }),
      }
    }
    const plain = await looks('/plain')
    const hostile = await looks('/hostile-css')
    expect(hostile.font).toEqual(plain.font)
    expect(hostile.title).toEqual(plain.title)
  })

  it.each(['replaceBody', 'replaceAll'])('it stays when the page calls its %s', async (how) => {
    await held.world.show(waiting)
    const visit = await open('/replaces-body?wisp-inspect')
    await cardOf(visit, 'Letter').waitFor()
    await visit.page.evaluate((name) => (window as unknown as Record<string, () => void>)[name]?.(), how)
    await visit.page.getByRole('heading', { name: 'After' }).waitFor()
    await cardOf(visit, 'Letter').waitFor()
    await buttonOf(visit, 'Close').click()
    await panelOf(visit).waitFor({ state: 'detached' })
  })

  it.each([390, 320])('on a phone of %d px it is a sheet that leaves the page its room', async (width) => {
    await held.world.show(waiting)
    const visit = await open('/plain?wisp-inspect', {
      viewport: { width, height: 700 },
      hasTouch: true,
      isMobile: true,
    })
    await cardOf(visit, 'Letter').waitFor()
    const box = await panelOf(visit).boundingBox()
    expect(box?.width).toBe(width)
    expect(box?.height).toBeLessThanOrEqual(350)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(700)
    expect(await panelOf(visit).evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
    expect(await visit.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})
