/** The privacy signals of a browser, a banner and missing consent, on the built product (docs/consent.md). */
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { EMAIL, formOf } from '../support/form'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'
import { SITE } from '../support/world'

const fixture = withWorld()
const ID = 'popup00000001'
const BUTTON = `<button type="button" id="button" data-wisp-action="open" data-wisp-popup="${ID}">Open</button>`
const CLICKED = popupOf({ triggers: {}, onClickOnly: true })

const stored = ({ page }: Visit) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
const figures = async () => (await fixture.world.store.figures.totals()).get(ID)
const openAndClose = async (visit: Visit): Promise<void> => {
  await visit.page.bringToFront()
  await visit.page.locator('#button').click()
  await visit.dialog.waitFor()
  await visit.dialog.press('Escape')
  await visit.dialog.waitFor({ state: 'detached' })
}
/** The bodies of calls to our server, by what they are about. */
const bodiesOf = (visit: Visit): string[] => {
  const bodies: string[] = []
  visit.page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url())
    if (origin === fixture.world.wisp && request.method() === 'POST')
      bodies.push(`${pathname}${search} ${request.postData() ?? ''}`)
  })
  return bodies
}

afterEach(() => fixture.world.store.sites.setBridge(SITE, undefined))

describe.runIf(isShipped())('a browser that asks for privacy', () => {
  it('gets no id, is counted all the same, and is told so', async () => {
    await fixture.world.show(CLICKED)
    fixture.world.put('/private', '', BUTTON)
    let bodies: string[] = []
    const visit = await fixture.world.visit('/private?gclid=click-1&page=2', {
      extraHTTPHeaders: { 'Sec-GPC': '1' },
      async prepare(visit) {
        bodies = bodiesOf(visit)
        await visit.page.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
        )
      },
    })
    await visit.decided()
    await openAndClose(visit)
    await expect.poll(figures).toMatchObject({ views: 1, closes: 1, namelessViews: 0 })
    expect(visit.displayCalls.map((form) => form.client_id)).toEqual(['0'])
    expect(bodies.filter((body) => /client_id=(?!0?(&|$))/.test(body))).toEqual([])
    expect(visit.requests).not.toContain('GET /v/count.js')
    await expect.poll(async () => (await stored(visit))['wisp.client']).toMatch(/^\[""/)
    const { says, visitor } = await visit.wisp((wisp) => wisp.explain())
    expect(says).toContain('This browser asks for privacy (Global Privacy Control)')
    expect(visitor.privacyControl).toBe(true)
  })
})

describe.runIf(isShipped())('a browser that begins to ask for privacy while the page is open', () => {
  const LATE_ID = 'popuplate0001'
  const LATE_SITE = 'late-privacy'
  const prepare = ({ page }: Visit) =>
    page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => 'asksForPrivacy' in window }),
    )
  const begin = ({ page }: Visit) => page.evaluate(() => void Object.assign(window, { asksForPrivacy: true }))
  const withId = (bodies: string[]): string[] => bodies.filter((body) => /client_id["=:]+\d[\d-]/.test(body))

  it('gets no id from then on, no ids of clicks are kept, and no script of somebody else runs', async () => {
    const { store } = fixture.world
    await fixture.world.show()
    await store.sites.add({ key: LATE_SITE, name: 'Late', conversionCode: '<meta name="bought">' })
    await store.popups.save(LATE_SITE, popupOf({ id: LATE_ID, html: formOf(EMAIL), triggers: {}, onClickOnly: true }))
    fixture.world.put('/late', 'data-conversion-code="allow"', BUTTON.replace(ID, LATE_ID))
    const file = fixture.world.files['/late']
    if (file) file.body = file.body.replace(SITE, LATE_SITE)
    const visit = await fixture.world.visit('/late?gclid=click-1&page=2', { prepare })
    const { page } = visit
    await visit.decided()
    expect(visit.displayCalls[0]?.client_id).toMatch(/^\d+-/)
    const bodies = bodiesOf(visit)
    await begin(visit)
    await page.locator('#button').click()
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await page.waitForLoadState('networkidle')
    const [lead] = await store.leads.all({ search: '' })
    expect(lead?.email).toBe('ann@example.com')
    expect(JSON.stringify(lead)).not.toContain('click-1')
    expect(bodies.some((body) => body.startsWith('/api/display/viewed'))).toBe(true)
    expect(withId(bodies)).toEqual([])
    expect(await page.locator('meta[name=bought]').count()).toBe(0)
    await expect.poll(async () => (await stored(visit))['wisp.client']).toMatch(/^\[""/)
  })

  it('sends what has waited for the server since before without the id', async () => {
    await fixture.world.show(CLICKED)
    fixture.world.put('/private', '', BUTTON)
    const visit = await fixture.world.visit('/private?gclid=click-1', { prepare })
    const { page } = visit
    await visit.decided()
    const REPORTS = /\/api\/display\/(viewed|closed|conversion)\//
    let isDown = true
    await page.context().route(REPORTS, (route) => (isDown ? route.abort() : route.continue()))
    const failures = ['viewed', 'conversion'].map((call) =>
      page.waitForEvent('requestfailed', (request) => request.url().includes(`/${call}/`)),
    )
    await page.locator('#button').click()
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await Promise.all(failures)
    await begin(visit)
    const bodies = bodiesOf(visit)
    isDown = false
    await page.evaluate(() => void dispatchEvent(new Event('online')))
    await expect.poll(figures).toMatchObject({ views: 1, conversions: 1 })
    expect(bodies.filter((body) => REPORTS.test(body))).not.toEqual([])
    expect(withId(bodies)).toEqual([])
  })
})

describe.runIf(isShipped())('before consent', () => {
  it.each(['by a call', 'with the answer inside the script'])(
    'a view and a close are counted and nothing is stored, where the page gets its answer %s',
    async (way) => {
      await fixture.world.show(CLICKED)
      const tag = `<script async src="${fixture.world.wisp}/s/${SITE}.js" data-consent="required"></script>`
      if (way === 'by a call') fixture.world.put('/counted', 'data-consent="required"', BUTTON)
      else
        fixture.world.files['/counted'] = {
          type: 'text/html',
          body: `<!doctype html><html lang="en"><title>A page</title>${tag}<h1>A page</h1>${BUTTON}</html>`,
        }
      let bodies: string[] = []
      const visit = await fixture.world.visit('/counted?gclid=click-1', {
        prepare: (visit) => {
          bodies = bodiesOf(visit)
        },
      })
      await expect.poll(() => visit.requests).toContain('GET /v/count.js')
      await openAndClose(visit)
      await expect.poll(figures).toMatchObject({ views: 1, closes: 1, namelessViews: 1, namelessCloses: 1 })
      expect(bodies.filter((body) => !body.startsWith(`/api/display/${SITE}`))).toEqual([
        `/api/display/counted/${ID} moment=viewed`,
        `/api/display/counted/${ID} moment=closed`,
      ])
      expect(await stored(visit)).toEqual({})
    },
  )
})

describe.runIf(isShipped())('a page with a banner', () => {
  /** A platform of TCF, which comes after a while: until then its stub keeps the calls. */
  const platform = (): void => {
    const page = window as unknown as Record<string, unknown>
    const queue: unknown[][] = []
    page.__tcfapi = (...call: unknown[]) => (call.length ? queue.push(call) : queue)
    const listeners: ((data: unknown, success: boolean) => void)[] = []
    page.choose = (yes: boolean) => {
      const consents = { 1: yes, 5: yes, 6: yes, 8: yes }
      for (const listener of listeners)
        listener({ cmpStatus: 'loaded', gdprApplies: true, purpose: { consents } }, true)
    }
    page.come = () => {
      page.__tcfapi = (command: string, _: number, callback: never) =>
        command === 'addEventListener' && listeners.push(callback)
      for (const call of queue.splice(0)) (page.__tcfapi as (...call: unknown[]) => unknown)(...call)
    }
  }
  const choose = ({ page }: Visit, yes: boolean) =>
    page.evaluate((yes) => (window as unknown as { choose(yes: boolean): void }).choose(yes), yes)
  const keys = async (visit: Visit) => Object.keys(await stored(visit))

  it('follows it: given, withdrawn and given again while the page is open, in a chunk that no other page loads', async () => {
    await fixture.world.show(CLICKED)
    await fixture.world.store.sites.setBridge(SITE, { platform: 'tcf', categories: [] })
    fixture.world.put('/banner', 'data-consent="required"', BUTTON)
    const visit = await fixture.world.visit('/banner', { prepare: ({ page }) => page.addInitScript(platform) })
    await expect.poll(() => visit.requests).toContain('GET /v/consent-tcf.js')
    await visit.page.evaluate(() => (window as unknown as { come(): void }).come())
    expect(await keys(visit)).toEqual([])
    await choose(visit, true)
    await expect.poll(() => keys(visit)).toContain('wisp.consent')
    await openAndClose(visit)
    await expect.poll(figures).toMatchObject({ views: 1, closes: 1, namelessViews: 0 })
    await choose(visit, false)
    await expect.poll(() => keys(visit)).toEqual([])
    await choose(visit, true)
    await expect.poll(() => keys(visit)).toContain('wisp.consent')
    expect(visit.requests.filter((request) => request.includes('consent-'))).toEqual(['GET /v/consent-tcf.js'])
  })

  /** A platform of GPP, which answers its own page and the frames in it, by messages. */
  const americanPlatform = (): void => {
    if (window !== window.parent) return
    const page = window as unknown as Record<string, unknown>
    type Callback = (data: unknown, success: boolean) => void
    const listeners = new Map<number, Callback>()
    let pingData: Record<string, unknown> = { cmpStatus: 'loaded', signalStatus: 'not ready', applicableSections: [7] }
    const gpp = (command: string, callback: Callback, parameter?: number): void => {
      if (command === 'removeEventListener') {
        callback(listeners.delete(Number(parameter)), true)
        return
      }
      const listenerId = listeners.size + 1
      listeners.set(listenerId, callback)
      callback({ eventName: 'listenerRegistered', listenerId, data: true, pingData }, true)
    }
    page.__gpp = gpp
    page.choose = (yes: boolean) => {
      const choice = yes ? 2 : 1
      const usnat = [{ SaleOptOut: choice, SharingOptOut: choice, TargetedAdvertisingOptOut: choice }]
      pingData = { ...pingData, signalStatus: 'ready', parsedSections: { usnat } }
      for (const [listenerId, callback] of listeners)
        callback({ eventName: 'signalStatus', listenerId, data: 'ready', pingData }, true)
    }
    addEventListener('message', ({ data, source }) => {
      const call = data?.__gppCall
      if (!call) return
      const answer: Callback = (returnValue, success) =>
        source?.postMessage({ __gppReturn: { returnValue, success, callId: call.callId } }, { targetOrigin: '*' })
      gpp(call.command, answer, call.parameter)
    })
    addEventListener('DOMContentLoaded', () => {
      const locator = document.createElement('iframe')
      Object.assign(locator, { name: '__gppLocator', hidden: true })
      document.body.append(locator)
    })
  }

  it.each([
    ['gpp', 'a page', '/american'],
    ['gpp', 'a page in a frame', '/around'],
    ['auto', 'a page in a frame', '/around'],
  ] as const)('of the USA is followed by the bridge %s in %s', async (platform, _, path) => {
    await fixture.world.show(CLICKED)
    await fixture.world.store.sites.setBridge(SITE, { platform, categories: [] })
    fixture.world.put('/american', 'data-consent="required"', BUTTON)
    fixture.world.files['/around'] = {
      type: 'text/html',
      body: '<!doctype html><html lang="en"><title>Around</title><iframe src="/american" title="The page"></iframe></html>',
    }
    const visit = await fixture.world.visit(path, { prepare: ({ page }) => page.addInitScript(americanPlatform) })
    await expect.poll(() => visit.requests).toContain('GET /v/consent-gpp.js')
    expect(await keys(visit)).toEqual([])
    for (const yes of [true, false, true]) {
      await choose(visit, yes)
      await expect.poll(async () => (await keys(visit)).includes('wisp.consent')).toBe(yes)
    }
    expect(visit.requests).not.toContain('GET /v/consent-tcf.js')
  })

  it('of another kind tells of a choice as the manual shows it', async () => {
    await fixture.world.show(CLICKED)
    const [, script = ''] = [...readFileSync(at('docs/consent.md'), 'utf8').matchAll(/^```html\n([\s\S]*?)```$/gm)]
      .map(([, text = '']) => text)
      .slice(-2)
    expect(script).toContain('banner:choice')
    fixture.world.put('/own-banner', 'data-consent="required"', `${script}${BUTTON}`)
    const visit = await fixture.world.visit('/own-banner')
    await visit.decided()
    for (const statistics of [true, false]) {
      await visit.page.evaluate(
        (statistics) => document.dispatchEvent(new CustomEvent('banner:choice', { detail: { statistics } })),
        statistics,
      )
      await expect.poll(async () => (await keys(visit)).includes('wisp.consent')).toBe(statistics)
    }
  })
})
