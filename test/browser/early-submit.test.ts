/** A submit that is pressed before submit.js has loaded: what is stored, and what happens to it. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { conversionOf, EMAIL, formOf, loaded, pointAt } from '../support/form'
import { popupOf } from '../support/popup'
import { roundTrip, settled } from '../support/settled'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const emails = async () => (await fixture.world.store.leads.all({ search: '' })).map(({ email }) => email)
const type = ({ page }: Visit, email: string) => page.getByLabel('Email').fill(email)
const press = ({ page }: Visit) => page.getByRole('button', { name: 'Send' }).click()
const thanked = ({ page }: Visit) => page.getByRole('heading', { name: 'Thank you' }).waitFor()
const isBusy = ({ page }: Visit) => page.locator('form[aria-busy=true]').waitFor()

/** Waits until so many popups were reported: whatever else waits would be sent with that. */
const reported = async ({ page, requests }: Visit, times = 1) => {
  await expect.poll(() => requests.filter((request) => request.includes('viewed')).length).toBe(times)
  await settled(page)
}

/** Opens a popup whose submit.js does not load before `release` is called. */
const open = async (fields = EMAIL) => {
  let release = (): void => {}
  const arrival = new Promise<void>((resolve) => {
    release = resolve
  })
  await fixture.world.show(popupOf({ html: formOf(fields) }))
  const visit = await fixture.world.visit('/plain', {
    // An error shows some time after the press, so if it moves the button, that counts as a layout shift.
    ours: true,
    prepare: ({ page }) => page.route(/submit\.js/, (route) => arrival.then(() => route.continue())),
  })
  await visit.dialog.waitFor()
  await reported(visit)
  return { visit, release }
}

describe.runIf(isShipped())('a submit that is pressed before submit.js has loaded', () => {
  it('is not sent by another tab, which cannot check it', async () => {
    const { visit, release } = await open()
    // Valid for the browser, but not for us.
    await type(visit, 'ann@localhost')
    await press(visit)
    await isBusy(visit)
    const other = await fixture.world.visit('/plain', { beside: visit })
    // The other page has found the lead that waits.
    await loaded(other, 'report')
    await settled(other.page)
    expect(await emails()).toEqual([])
    await visit.page.bringToFront()
    release()
    await visit.page.getByText('There are typos in the email').waitFor()
    await type(visit, 'ann@example.com')
    await press(visit)
    await thanked(visit)
    await expect.poll(emails).toEqual(['ann@example.com'])
  })

  it('is sent by another tab once its own tab is closed', async () => {
    const { visit } = await open()
    await type(visit, 'ann@example.com')
    await press(visit)
    await isBusy(visit)
    const other = await fixture.world.visit('/plain', { beside: visit })
    await other.decided()
    await visit.page.close()
    await expect.poll(emails).toEqual(['ann@example.com'])
  })

  it('is not repeated over what the visitor has typed since; it is sent as it was when the popup closes', async () => {
    const { visit, release } = await open()
    await type(visit, 'ann@example.com')
    await press(visit)
    await isBusy(visit)
    await type(visit, 'ann@example.co')
    release()
    await loaded(visit, 'submit')
    await settled(visit.page)
    expect(await emails()).toEqual([])
    expect(await visit.page.getByText('There are typos in the email').count()).toBe(0)
    await visit.page.keyboard.press('Escape')
    await expect.poll(emails).toEqual(['ann@example.com'])
  })

  it('is replaced by the next submit, with what was typed since', async () => {
    const { visit, release } = await open()
    await type(visit, 'ann@example.com')
    await press(visit)
    await isBusy(visit)
    await type(visit, 'bob@example.com')
    release()
    await loaded(visit, 'submit')
    await press(visit)
    await thanked(visit)
    await expect.poll(emails).toEqual(['bob@example.com'])
    await visit.page.reload()
    await reported(visit, 2)
    expect(await emails()).toEqual(['bob@example.com'])
  })

  it('has numbers as they were typed', async () => {
    const { visit, release } = await open(`${EMAIL}
      <label for="n">Guests</label><input id="n" type="number" max="99" data-wisp-field="guests">`)
    await type(visit, 'ann@example.com')
    const field = visit.page.getByLabel('Guests')
    await field.pressSequentially('12,5')
    expect(await field.inputValue()).toBe('12,5')
    await press(visit)
    await isBusy(visit)
    release()
    await thanked(visit)
    const leads = async () => (await fixture.world.store.leads.all({ search: '' })).map(({ fields }) => fields)
    await expect.poll(leads).toEqual([{ guests: '12.5' }])
  })

  it('says which button was pressed', async () => {
    const { visit, release } = await open(`${EMAIL}<button data-wisp-button="gift">Gift</button>`)
    await type(visit, 'ann@example.com')
    await visit.page.getByRole('button', { name: 'Gift' }).click()
    await isBusy(visit)
    const conversion = conversionOf(visit)
    release()
    expect(await conversion).toMatchObject({ extra_button: 'gift' })
  })

  it('has an international number with its country, though the field was left before', async () => {
    const { visit, release } = await open(`${EMAIL}
      <label for="p">Phone</label><input id="p" type="tel" data-wisp-field="phone" data-wisp-check="phone-international">`)
    await visit.page.getByLabel('Phone').fill('201 555 0123')
    await type(visit, 'ann@example.com')
    await press(visit)
    await isBusy(visit)
    const conversion = conversionOf(visit)
    release()
    expect(await conversion).toMatchObject({ phone: '+12015550123' })
  })

  it('is a person’s, though a password manager has filled in what nobody sees', async () => {
    const { visit, release } = await open()
    const { page } = visit
    await type(visit, 'ann@example.com')
    await page.locator('[data-wisp-trap]').evaluate((trap) => {
      ;(trap as HTMLInputElement).value = 'Ann Ltd'
    })
    await press(visit)
    await isBusy(visit)
    const conversion = conversionOf(visit)
    release()
    expect(await conversion).toMatchObject({ trap: 'Ann Ltd', gestures: '1' })
  })

  it('stores no draft of a form that is empty or that the browser finds invalid', async () => {
    const { visit } = await open()
    await press(visit)
    await type(visit, 'ann')
    await press(visit)
    await visit.page.keyboard.press('Escape')
    await visit.page.reload()
    await visit.decided(2)
    await settled(visit.page)
    expect(await emails()).toEqual([])
  })
})

it.runIf(isShipped())('a blocked submit.js is requested less and less often', async () => {
  await fixture.world.show(popupOf())
  const visit = await fixture.world.visit('/plain', {
    prepare: async ({ page }) => {
      await page.clock.install()
      await page.route(/submit\.js/, (route) => route.abort())
    },
  })
  await visit.page.clock.runFor(500)
  await visit.dialog.waitFor()
  await pointAt(visit)
  // In steps, because each attempt also waits for the network between its timers, which soon are far apart.
  for (const seconds of [...Array(20).fill(1), ...Array(20).fill(5)]) {
    await visit.page.clock.runFor(seconds * 1_000)
    await roundTrip(visit.page)
  }
  const requestCount = visit.requests.filter((request) => request.includes('submit.js')).length
  expect(requestCount).toBeGreaterThan(4)
  expect(requestCount).toBeLessThan(16)
})
