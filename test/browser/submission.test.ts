import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { conversionOf, EMAIL, formOf, loaded, openForm } from '../support/form'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const leads = () => fixture.world.store.leads.all({ search: '' })

describe('a submission', () => {
  const NO_THANKS = { design: { thanks: false } }

  it('marks, stores, sends and announces in this order; pressed twice, it is sent once', async () => {
    const visit = await openForm(fixture.world, popupOf({ html: formOf(EMAIL), ...NO_THANKS }))
    await visit.page.evaluate(() => {
      const page = window as unknown as { dataLayer: unknown[]; heard: unknown[] }
      page.dataLayer = []
      page.heard = []
      for (const name of ['wisp:submit', 'poptinSubmit', 'wisp:close', 'poptinClose'])
        window.addEventListener(name, () => {
          const keys = Object.keys(localStorage).filter((name) => /^wisp\.(outbox|converted)\./.test(name))
          page.heard.push([name, keys.length])
        })
    })
    await visit.page.getByLabel('Email').fill('Ann@Example.com')
    await visit.page.getByRole('button', { name: 'Send' }).dblclick()
    await visit.page.getByRole('button', { name: 'Sent successfully!' }).waitFor()
    await visit.dialog.waitFor({ state: 'detached' })
    const { heard, dataLayer } = await visit.page.evaluate(() => {
      const { heard, dataLayer } = window as unknown as { heard: [string, number][]; dataLayer: unknown[] }
      return { heard, dataLayer }
    })
    expect(heard.slice(0, 2)).toEqual([
      ['poptinSubmit', 2],
      ['wisp:submit', 2],
    ])
    expect(heard.slice(2).map(([name]) => name)).toEqual(['wisp:close'])
    expect(dataLayer).toMatchObject([{ event: 'wisp_submit' }, { event: 'wisp_close', trigger: 'submit' }])
    expect(visit.requests.filter((request) => request.includes('conversion'))).toHaveLength(1)
    expect(await leads()).toHaveLength(1)
    // In lower case, and stored by the time that the server has answered.
    const stored = await visit.page.evaluate(() => JSON.parse(localStorage['wisp.email']))
    expect(stored[0]).toBe('ann@example.com')
  })

  it.runIf(isShipped())('in Hebrew confirms on the button in Hebrew', async () => {
    const { page, dialog } = await openForm(
      fixture.world,
      popupOf({ html: formOf(EMAIL, 'שליחה'), language: 'he', ...NO_THANKS }),
    )
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'שליחה' }).click()
    await page.getByRole('button', { name: 'נשלח בהצלחה!' }).waitFor()
    await dialog.waitFor({ state: 'detached' })
  })

  it.runIf(isShipped())('contains the coupon, and the button that was pressed', async () => {
    const html = formOf(`${EMAIL}<button type="button" data-wisp-action="submit" data-wisp-button="gift">Gift</button>`)
    const visit = await openForm(
      fixture.world,
      popupOf({ html, design: { coupon: { type: 'static', code: 'CLAY10' } } }),
    )
    await visit.page.getByLabel('Email').fill('ann@example.com')
    const conversion = conversionOf(visit)
    await visit.page.getByRole('button', { name: 'Gift' }).click()
    expect(await conversion).toMatchObject({ coupon: 'CLAY10', extra_button: 'gift' })
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })

  it.runIf(isShipped())('runs the site’s conversion code if its tag allows it, with the page’s nonce', async () => {
    const code = '<script>document.title += " " + (document.currentScript.nonce || "none")</script><meta name="bought">'
    await fixture.world.store.sites.add({ key: 'code-site', name: 'With code', conversionCode: code }).catch(() => {})
    const popup = popupOf({ id: 'popupcode0001', html: formOf(EMAIL) })
    await fixture.world.show()
    await fixture.world.store.popups.save('code-site', popup)
    for (const [path, attributes, title, inserted] of [
      ['/code', 'data-conversion-code="allow" data-nonce="n1"', 'A page of its own n1', 1],
      ['/no-code', '', 'A page of its own', 0],
    ] as const) {
      fixture.world.put(path, attributes)
      const file = fixture.world.files[path]
      if (file) file.body = file.body.replace('site-key-1', 'code-site')
      const visit = await fixture.world.visit(path)
      await visit.dialog.waitFor()
      await visit.page.getByLabel('Email').fill('ann@example.com')
      await visit.page.getByRole('button', { name: 'Send' }).click()
      await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
      await visit.page.waitForLoadState('networkidle')
      await expect.poll(() => visit.page.title()).toBe(title)
      expect(await visit.page.locator('meta[name=bought]').count()).toBe(inserted)
    }
  })

  it.runIf(isShipped())('on a strict page shows errors, completes addresses, and says thanks', async () => {
    const { page } = await openForm(fixture.world, popupOf({ html: formOf(EMAIL) }), '/csp')
    const email = page.getByLabel('Email')
    await email.fill('ann@')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('There are typos in the email').waitFor()
    await expect
      .poll(async () => {
        await email.fill('ann@gm')
        return page.locator('.wisp-rest').count()
      })
      .toBe(1)
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })
})

describe('a conversion call that fails', () => {
  const waiting = ({ page }: Visit) =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('wisp.outbox.')).length)
  const ALLOWED = { 'access-control-allow-origin': '*' }

  it.each<[string, (route: Route) => unknown]>(
    inBoth([
      ['is blocked in the browser', (route) => route.abort('blockedbyclient')],
      ['finds no connection', (route) => route.abort('internetdisconnected')],
      ['is refused by a firewall', (route) => route.fulfill({ status: 403, body: '<h1>No</h1>', headers: ALLOWED })],
      ['has no answer', () => {}],
    ]),
  )('%s: the visitor still sees thanks, and the lead waits', async (_, answer) => {
    const visit = await openForm(fixture.world, popupOf({ html: formOf(EMAIL) }))
    await visit.page.route(/conversion/, (route) => answer(route))
    await visit.page.getByLabel('Email').fill('ann@example.com')
    await visit.page.getByRole('button', { name: 'Send' }).click()
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(await visit.page.getByRole('alert').count()).toBe(0)
    expect(await waiting(visit)).toBe(1)
  })

  // The framework has no part in the outbox, and other cases check how screens are drawn.
  it.runIf(isShipped()).each<['en' | 'he', string]>([
    ['en', 'Your details are kept here'],
    ['he', 'הפרטים נשמרו כאן'],
  ])('for 10 seconds is mentioned on the thank screen in %s, until the lead has arrived', async (language, words) => {
    const visit = await openForm(fixture.world, popupOf({ html: formOf(EMAIL), language }))
    await loaded(visit, 'presence')
    await visit.page.context().setOffline(true)
    await visit.page.getByLabel('Email').fill('ann@example.com')
    await visit.page.getByRole('button', { name: 'Send' }).click()
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    const note = visit.page.locator('.wisp-note')
    expect(await note.count()).toBe(0)
    await note.filter({ hasText: words }).waitFor()
    // The note keeps a distance from the text or coupon above it.
    expect(await note.evaluate((element) => getComputedStyle(element).marginTop)).toBe('12px')
    await visit.page.context().setOffline(false)
    await expect.poll(leads).toHaveLength(1)
    // The note disappears long before the popup does, because it says that nothing has been sent.
    await note.waitFor({ state: 'detached' })
    expect(await visit.page.getByRole('status').filter({ hasText: words }).count()).toBe(0)
  })

  it.runIf(isShipped())('does not stop the redirect, and neither does a server that is gone', async () => {
    const redirect = { url: '', newTab: false, sendFormData: false }
    const to = `${fixture.world.host}/base-href`
    const popup = popupOf({ html: formOf(EMAIL), design: { thanks: false, redirect: { ...redirect, url: to } } })
    await fixture.world.show(popup)
    // The redirect chunk does not load.
    const visit = await fixture.world.visit('/plain', {
      ours: true,
      prepare: ({ page }) => page.route(/redirect\.js/, (route) => route.abort()),
    })
    await visit.page.getByLabel('Email').fill('ann@example.com')
    await expect.poll(() => visit.requests).toContain('GET /v/submit.js')
    await loaded(visit, 'submit')
    await visit.page.route(`${fixture.world.wisp}/**`, (route) => route.abort())
    await visit.page.getByRole('button', { name: 'Send' }).click()
    await visit.page.waitForURL(to)
    expect(await waiting(visit)).toBe(1)
  })
})
