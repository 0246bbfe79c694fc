import { describe, expect, it } from 'vitest'
import { inBoth, isShipped } from '../support/both'
import { withWorld } from '../support/browser'
import { conversionOf, EMAIL, formOf, openForm } from '../support/form'
import { popupOf } from '../support/popup'

const held = withWorld()

const leads = () => held.world.store.desk.leads({ search: '' })

describe('a submission', () => {
  const NO_THANKS = { design: { thanks: false } }

  it('is told of in order: marked, kept, sent, announced; pressed twice, it goes once', async () => {
    const visit = await openForm(held.world, popupOf({ html: formOf(EMAIL), ...NO_THANKS }))
    await visit.page.evaluate(() => {
      const page = window as unknown as { dataLayer: unknown[]; heard: unknown[] }
      page.dataLayer = []
      page.heard = []
      for (const name of ['wisp:submit', 'poptinSubmit', 'wisp:close', 'poptinClose'])
        window.addEventListener(name, () => {
          const kept = Object.keys(JSON.parse(localStorage.wisp)).filter((key) => /^(outbox|converted)\./.test(key))
          page.heard.push([name, kept.length])
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
    // By the time that the server has answered, in lower case.
    const stored = await visit.page.evaluate(() => JSON.parse(localStorage.wisp))
    expect(stored.email[0]).toBe('ann@example.com')
  })

  it.runIf(isShipped())('in Hebrew says so on the button in Hebrew', async () => {
    const { page, dialog } = await openForm(
      held.world,
      popupOf({ html: formOf(EMAIL, 'שליחה'), language: 'he', ...NO_THANKS }),
    )
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'שליחה' }).click()
    await page.getByRole('button', { name: 'נשלח בהצלחה!' }).waitFor()
    await dialog.waitFor({ state: 'detached' })
  })

  it.runIf(isShipped())('carries the coupon, and the button that was pressed', async () => {
    const html = formOf(`${EMAIL}<button type="button" data-wisp-action="submit" data-wisp-button="gift">Gift</button>`)
    const visit = await openForm(held.world, popupOf({ html, design: { coupon: { type: 'static', code: 'CLAY10' } } }))
    await visit.page.getByLabel('Email').fill('ann@example.com')
    const sent = conversionOf(visit)
    await visit.page.getByRole('button', { name: 'Gift' }).click()
    expect(await sent).toMatchObject({ coupon: 'CLAY10', extra_button: 'gift' })
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })

  it.runIf(isShipped())('runs the site’s conversion code where its tag allows it, with the page’s nonce', async () => {
    const code = '<script>document.title += " " + (document.currentScript.nonce || "none")</script><meta name="bought">'
    await held.world.store.sites.add({ key: 'code-site', name: 'With code', conversionCode: code }).catch(() => {})
    const popup = popupOf({ id: 'popupcode0001', html: formOf(EMAIL) })
    await held.world.show()
    await held.world.store.popups.save('code-site', popup)
    for (const [path, attributes, title, inserted] of [
      ['/code', 'data-conversion-code="allow" data-nonce="n1"', 'A page of its own n1', 1],
      ['/no-code', '', 'A page of its own', 0],
    ] as const) {
      held.world.put(path, attributes)
      const file = held.world.files[path]
      if (file) file.body = file.body.replace('site-key-1', 'code-site')
      const visit = await held.world.visit(path)
      await visit.dialog.waitFor()
      await visit.page.getByLabel('Email').fill('ann@example.com')
      await visit.page.getByRole('button', { name: 'Send' }).click()
      await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
      await visit.page.waitForLoadState('networkidle')
      await expect.poll(() => visit.page.title()).toBe(title)
      expect(await visit.page.locator('meta[name=bought]').count()).toBe(inserted)
    }
  })

  it.runIf(isShipped())('on a strict page says what is wrong, completes, and thanks', async () => {
    const { page } = await openForm(held.world, popupOf({ html: formOf(EMAIL) }), '/csp')
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

describe('where the lead’s address is blocked', () => {
  it.each(
    inBoth([
      ['en', 'ad blocker'],
      ['he', 'חוסם פרסומות'],
    ]),
  )(
    'the form says so in %s, keeps what was typed, and keeps the lead; unblocked, a press sends it',
    async (language, word) => {
      const visit = await openForm(held.world, popupOf({ html: formOf(EMAIL), language }))
      await visit.page.route(/conversion/, (route) => route.abort('blockedbyclient'))
      const email = visit.page.getByLabel('Email')
      await email.fill('ann@example.com')
      await visit.page.getByRole('button', { name: 'Send' }).click()
      const alert = visit.page.getByRole('alert').filter({ hasText: word })
      await alert.waitFor()
      expect(await email.inputValue()).toBe('ann@example.com')
      expect(await visit.page.getByRole('heading', { name: 'Thank you' }).count()).toBe(0)
      expect(
        await visit.page.evaluate(() =>
          Object.keys(JSON.parse(localStorage.wisp)).filter((key) => key.startsWith('outbox.')),
        ),
      ).toHaveLength(1)
      await visit.page.unroute(/conversion/)
      await expect
        .poll(async () => {
          await visit.page
            .getByRole('button', { name: 'Send' })
            .click({ timeout: 1_000 })
            .catch(() => {})
          return visit.page.getByRole('heading', { name: 'Thank you' }).count()
        })
        .toBe(1)
      expect(await leads()).toHaveLength(1)
    },
  )
})
