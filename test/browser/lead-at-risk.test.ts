import { describe, expect, it } from 'vitest'
import type { WispApi } from '../../shared/page/model/api'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const emails = async () => (await fixture.world.store.leads.all({ search: '' })).map(({ email }) => email)
const signUp = async ({ page }: Visit) => {
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
}

describe('a lead at risk', () => {
  it.runIf(isShipped()).each([
    [
      'blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('no')
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    ],
  ])('arrives though storage is %s and the presence chunk loads slowly', async (_, spoil) => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit('/plain', {
      async prepare({ page }) {
        await page.addInitScript(spoil)
        await page.route(/presence\.js/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500))
          await route.continue()
        })
      },
    })
    await signUp(visit)
    await expect.poll(emails).toEqual(['ann@example.com'])
  })

  it.runIf(isShipped())('waits if consent is missing, and is sent from the next page that has it', async () => {
    await fixture.world.show(popupOf({ triggers: {}, onClickOnly: true }))
    const visit = await fixture.world.visit('/consent')
    await visit.decided()
    await visit.wisp((wisp) => wisp.consent(true))
    await visit.page.route(/conversion/, (route) => route.fulfill({ status: 503 }))
    await visit.page.locator('#button').click()
    await signUp(visit)
    expect(await emails()).toEqual([])
    await visit.page.unroute(/conversion/)
    await visit.page.reload()
    await visit.decided(2)
    await visit.wisp((wisp) => wisp.consent(true))
    await expect.poll(emails).toEqual(['ann@example.com'])
  })

  /** Changes that a page makes to the language itself once our loader runs. */
  const spoilt: [string, () => void][] = [
    [
      'JSON.stringify throws',
      () => {
        JSON.stringify = () => {
          throw new TypeError('no')
        }
      },
    ],
    ['JSON.stringify returns nothing', () => void Object.assign(JSON, { stringify() {} })],
    ['JSON.stringify returns something else', () => void Object.assign(JSON, { stringify: () => '"[object Object]"' })],
    ['JSON.parse returns nothing', () => void Object.assign(JSON, { parse() {} })],
    ['Object.keys returns nothing', () => void Object.assign(Object, { keys: () => [] })],
    ['Object.entries returns nothing', () => void Object.assign(Object, { entries: () => [] })],
    ['Map.prototype.get returns nothing', () => void Object.assign(Map.prototype, { get() {} })],
  ]
  it.runIf(isShipped()).each(everydayRows(spoilt))('arrives complete though %s', async (_, spoil) => {
    const html = `<form data-wisp-form><label>Email <input type="email" data-wisp-field="email"></label>
      <label>Size <input data-wisp-field="size"></label><button>Sign up</button></form>`
    await fixture.world.show(popupOf({ html, design: { thanks: false } }))
    let release = (): void => {}
    const arrival = new Promise<void>((resolve) => {
      release = resolve
    })
    const { dialog, page } = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.route(/presence\.js/, (route) => arrival.then(() => route.continue())),
    })
    await dialog.waitFor()
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByLabel('Size').fill('XL')
    await page.evaluate(spoil)
    await page.getByRole('button', { name: 'Sign up' }).click()
    release()
    const sizes = async () => (await fixture.world.store.leads.all({ search: '' })).map(({ fields }) => fields)
    await expect.poll(sizes).toMatchObject([{ size: 'XL' }])
    expect(await emails()).toEqual(['ann@example.com'])
    // A reload restores the language, which Playwright needs, too.
    await page.reload()
  })

  it.runIf(isShipped())('arrives complete from a page that gives arrays a toJSON method', async () => {
    const html = `<form data-wisp-form><label>Email <input type="email" data-wisp-field="email"></label>
      <label>Size <input data-wisp-field="size"></label><button>Sign up</button></form>`
    await fixture.world.show(popupOf({ html, design: { thanks: false } }))
    const { page } = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.addInitScript(() => {
          Object.assign(Array.prototype, {
            toJSON() {
              return `[${(this as unknown as unknown[]).join(',')}]`
            },
          })
        }),
    })
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByLabel('Size').fill('XL')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect
      .poll(async () => (await fixture.world.store.leads.all({ search: '' })).map(({ fields }) => fields.size))
      .toEqual(['XL'])
  })

  it('does not navigate away when its form is sent while the popup is closing', async () => {
    await fixture.world.show(popupOf())
    const { page, dialog } = await fixture.world.visit()
    await page.getByLabel('Email').fill('ann@example.com')
    await page.evaluate(() => {
      ;(window.wisp as WispApi).close()
      document.querySelector('wisp-popup')?.shadowRoot?.querySelector('form')?.requestSubmit()
    })
    await dialog.waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    expect(page.url()).toBe(`${fixture.world.host}/plain`)
  })

  it.runIf(isShipped())('is not taken from any popup in a preview', async () => {
    const second = popupOf({ id: 'popup00000002', onClickOnly: true, triggers: {} })
    await fixture.world.show(popupOf(), second)
    const visit = await fixture.world.visit('/plain?ppt-preview=popup00000001')
    await visit.dialog.waitFor()
    await visit.page.keyboard.press('Escape')
    await visit.dialog.waitFor({ state: 'detached' })
    await visit.wisp((wisp) => wisp.open('popup00000002'))
    await visit.page.getByText('This is a preview').waitFor()
    await visit.page.getByLabel('Email').fill('ann@example.com')
    await visit.page.getByRole('button', { name: 'Sign up' }).click()
    await visit.page.waitForLoadState('networkidle')
    expect(visit.requests.filter((request) => /conversion|viewed/.test(request))).toEqual([])
  })
})

describe.runIf(isShipped())('calls of the page', () => {
  it('wisp.close() stops a popup that is still opening', async () => {
    await fixture.world.show(popupOf({ triggers: {}, onClickOnly: true }))
    let release = (): void => {}
    const closed = new Promise<void>((resolve) => {
      release = resolve
    })
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.route(/ui\.js/, async (route) => {
          await closed
          await route.continue()
        }),
    })
    await visit.decided()
    await visit.wisp((wisp) => wisp.open('popup00000001'))
    await visit.wisp((wisp) => wisp.close())
    release()
    const state = async () => (await visit.wisp((wisp) => wisp.explain())).popups[0]?.state
    await expect.poll(state).toBe('idle')
    expect(await visit.dialog.count()).toBe(0)
    await visit.wisp((wisp) => wisp.open('popup00000001'))
    await visit.dialog.waitFor()
  })

  it('wisp.refresh() closes popups and asks the server again', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit()
    await visit.dialog.waitFor()
    await visit.wisp((wisp) => wisp.refresh())
    await visit.decided(2)
    await expect.poll(() => visit.requests.filter((request) => request.includes('viewed')).length).toBe(2)
    await expect.poll(() => visit.page.locator('wisp-popup').count()).toBe(1)
  })
})
