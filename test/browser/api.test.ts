import { beforeAll, describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { BAR, popupOf } from '../support/popup'
import { settled } from '../support/settled'

const fixture = withWorld()

const ID = 'popup00000001'

beforeAll(() => {
  fixture.world.put(
    '/stub',
    '',
    `<script>
      window.wisp = window.wisp || []
      var said = []
      wisp.push(['on', 'show', function (event) { said.push('on ' + event.detail.id) }])
      wisp.push(function (wisp) { wisp.ready().then(function () { said.push('ready') }) })
      wisp.push(function () { throw new Error('of the page’s own') }, ['noSuchMethod'], null, 7)
      wisp.push(['open', '${ID}'])
    </script>`,
  )
})

describe('window.wisp', () => {
  it('runs calls that were queued before it existed, in order, and survives invalid ones', async () => {
    await fixture.world.show(popupOf({ triggers: {} }))
    const { page, dialog, wisp } = await fixture.world.visit('/stub')
    await dialog.waitFor()
    const readMessages = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
    await expect.poll(readMessages).toEqual(['ready', `on ${ID}`])
    // Once the API is there, a pushed call runs at once.
    await wisp((wisp) => wisp.push(['close'], (api) => api.open('popup00000002')))
    await dialog.waitFor({ state: 'detached' })
  })

  it.runIf(isShipped())('open asks the server for a popup only if its answer does not contain it', async () => {
    await fixture.world.show(popupOf({ triggers: {} }))
    const { dialog, requests } = await fixture.world.visit('/stub')
    await dialog.waitFor()
    expect(requests.filter((request) => request.includes('/click/'))).toEqual([])
  })

  it('open resolves with whether there is such a popup', async () => {
    await fixture.world.show(popupOf({ triggers: {} }))
    const { dialog, wisp, decided } = await fixture.world.visit()
    await decided()
    expect(await wisp((wisp) => wisp.open('nosuchpopup00'))).toBe(false)
    expect(await wisp((wisp, id) => wisp.open(id), ID)).toBe(true)
    await dialog.waitFor()
  })

  it.runIf(isShipped())('close closes one popup, or all of them', async () => {
    await fixture.world.show(popupOf({ triggers: {} }), BAR)
    const { page, dialog, wisp, decided } = await fixture.world.visit()
    await decided()
    await wisp((wisp, id) => wisp.open(id), ID)
    await dialog.waitFor()
    const bar = page.getByText('Sale ends soon')
    await bar.waitFor()
    // Wait until the bar has pushed the page down.
    await page.evaluate(() => Promise.all(document.body.getAnimations().map(({ finished }) => finished)))
    await wisp((wisp) => wisp.close('nosuchpopup00'))
    await wisp((wisp) => wisp.close('popupbar00001'))
    await bar.waitFor({ state: 'detached' })
    expect(await dialog.isVisible()).toBe(true)
    await wisp((wisp) => wisp.close())
    await dialog.waitFor({ state: 'detached' })
  })

  it.runIf(isShipped())('on listens until it is stopped; off removes the same listener of the same event', async () => {
    await fixture.world.show(popupOf({ triggers: {} }))
    const { page, dialog, wisp, decided } = await fixture.world.visit()
    await decided()
    await wisp((wisp) => {
      const heard: string[] = []
      Object.assign(window, { heard })
      const both = ({ type }: Event): unknown => heard.push(`both ${type}`)
      wisp.on('show', both)
      wisp.on('close', both)
      wisp.off('show', both)
      wisp.off('show', () => {})
      const stop = wisp.on('show', () => heard.push('stopped'))
      stop()
      wisp.on('show', ({ detail }) => heard.push(`show ${detail.id} ${detail.trigger}`))
    })
    await wisp((wisp, id) => wisp.open(id), ID)
    await dialog.waitFor()
    await wisp((wisp) => wisp.close())
    await dialog.waitFor({ state: 'detached' })
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
    await expect.poll(heard).toEqual([`show ${ID} api`, 'both wisp:close'])
  })

  it.runIf(isShipped())('a listener of the close event may open the popup again', async () => {
    await fixture.world.show(popupOf({ triggers: {} }))
    const { page, dialog, wisp, decided } = await fixture.world.visit('/plain', { reducedMotion: 'reduce' })
    await decided()
    await wisp((wisp, id) => {
      let again = 1
      wisp.on('close', () => again-- && wisp.open(id))
      wisp.open(id)
    }, ID)
    for (let times = 2; times; times--) {
      await dialog.waitFor()
      await page.keyboard.press('Escape')
    }
    await dialog.waitFor({ state: 'detached' })
  })

  it.runIf(isShipped())('identify names the visitor to the server from then on, also on later pages', async () => {
    await fixture.world.show(popupOf({ triggers: {} }))
    const visit = await fixture.world.visit()
    await visit.decided()
    await visit.wisp((wisp) => wisp.identify({ email: 'Ann@Example.com', customerId: '7' }))
    await expect.poll(() => visit.page.evaluate(() => JSON.stringify(localStorage))).toContain('ann@example.com')
    await visit.wisp((wisp) => wisp.refresh())
    await visit.decided(2)
    await visit.page.reload()
    await visit.decided(3)
    for (const form of visit.displayCalls.slice(1))
      expect(form).toMatchObject({ converted_email: 'ann@example.com', store_integration_customer_id: '7' })
    await visit.wisp((wisp, id) => wisp.open(id), ID)
    await expect.poll(() => visit.requests).toContain('POST /api/display/conversion-activities/:id')
  })

  it.runIf(isShipped())(
    'identify stores the visitor at once, even if the page is left before anything has loaded',
    async () => {
      await fixture.world.show()
      const visit = await fixture.world.visit('/plain', {
        prepare: ({ page }) => page.route(/report\.js/, () => {}),
      })
      await visit.decided()
      await visit.wisp((wisp) => {
        wisp.identify({ email: 'Ann@Example.com', customerId: '7' })
        location.assign('/base-href')
      })
      await visit.decided(2)
      expect(visit.displayCalls[1]).toMatchObject({
        converted_email: 'ann@example.com',
        store_integration_customer_id: '7',
      })
    },
  )

  it.runIf(isShipped())('identify accepts valid values and ignores the others', async () => {
    await fixture.world.show()
    const visit = await fixture.world.visit()
    await visit.decided()
    await visit.wisp((wisp) => {
      const identify = wisp.identify as (who?: unknown) => void
      identify({ customerId: 7 })
      identify({})
      identify({ email: '' })
      identify()
      identify({ email: Symbol('no text') })
    })
    await expect.poll(() => visit.page.evaluate(() => JSON.stringify(localStorage))).toContain('customer')
    await visit.wisp((wisp) => wisp.refresh())
    await visit.decided(2)
    expect(visit.displayCalls[1]).toMatchObject({ converted_email: '', store_integration_customer_id: '7' })
  })

  it.runIf(isShipped())('ready waits for the server’s answer and for triggers that come with a chunk', async () => {
    await fixture.world.show(popupOf({ triggers: { pageClicks: 1 } }))
    let release = (): void => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page, dialog, wisp, decided } = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.route(/targeting\.js/, async (route) => {
          await released
          await route.continue()
        }),
    })
    await decided()
    let isReady = false
    const ready = wisp((wisp) => wisp.ready()).then(() => {
      isReady = true
    })
    await settled(page)
    expect(isReady).toBe(false)
    release()
    await ready
    await page.locator('#text').click()
    await dialog.waitFor()
  })

  it.runIf(isShipped())(
    'explain describes every popup and request; version is the version of the package',
    async () => {
      await fixture.world.show(popupOf({ triggers: { timeDelay: 600 } }), BAR)
      const { page, wisp, decided } = await fixture.world.visit()
      await decided()
      await page.getByText('Sale ends soon').waitFor()
      const { popups, requests, site } = await wisp((wisp) => wisp.explain())
      expect(site).toBe('site-key-1')
      expect(await wisp(({ version }) => version)).toMatch(/^\d+\.\d+\.\d+/)
      expect(popups.map(({ id, state }) => [id, state]).sort()).toEqual([
        [ID, 'armed'],
        ['popupbar00001', 'shown'],
      ])
      expect(requests.some(({ url }) => url.endsWith('/api/display/site-key-1?drawn'))).toBe(true)
    },
  )
})

describe('the script tag', () => {
  it('data-landing shows its popup directly and asks for no other', async () => {
    await fixture.world.show(popupOf({ triggers: {}, onClickOnly: true }), BAR)
    fixture.world.put('/landing', `data-landing="${ID}"`)
    const { page, dialog, displayCalls, requests } = await fixture.world.visit('/landing')
    await dialog.waitFor()
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(async () => (await fixture.world.store.leads.all({ search: '' })).length).toBe(1)
    expect(displayCalls).toEqual([])
    expect(requests).toContain(`GET /api/display/click/${ID}`)
    expect(await page.locator('wisp-popup').count()).toBe(1)
  })

  it.runIf(isShipped())('data-store tells the server the store platform', async () => {
    await fixture.world.show()
    fixture.world.put('/store-name', 'data-store="shopify"')
    const { displayCalls, decided } = await fixture.world.visit('/store-name')
    await decided()
    expect(displayCalls[0]?.store_integration).toBe('shopify')
  })
})
