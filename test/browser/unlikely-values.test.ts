/** Typed values as browsers pass them on: questions about unlikely values, numbers, long texts, input methods. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { conversionOf, formOf, openForm } from '../support/form'
import { putPart } from '../support/page-part'
import { popupOf } from '../support/popup'
import { TYPED_FIELDS, TYPED_FORM, TYPED_LEAD } from '../support/typed-fields'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()
const open = (fields: string, more: Parameters<typeof popupOf>[0] = {}) =>
  openForm(fixture.world, popupOf({ html: formOf(fields), ...more }))

const EMAIL = '<label for="e">Email</label><input id="e" type="email" required data-wisp-field="email">'

describe('an unlikely value', () => {
  it('is asked about once, and sent with the chip, as the visitor has said', async () => {
    const visit = await open(EMAIL)
    const { page } = visit
    await page.getByRole('textbox', { name: 'Email' }).fill("o'brien@müller.de")
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('There are typos in the email').waitFor()
    const conversion = conversionOf(visit)
    await page.getByRole('button', { name: 'It is right' }).click()
    expect(await conversion).toMatchObject({ email: "o'brien@xn--mller-kva.de", unsure: 'email' })
  })

  it('is sent by a second press, unless it has changed', async () => {
    const visit = await open(EMAIL)
    const { page } = visit
    const [field, button] = [page.getByRole('textbox', { name: 'Email' }), page.getByRole('button', { name: 'Send' })]
    const chip = page.getByRole('button', { name: 'It is right' })
    await field.fill("o'brien@example.com")
    await button.click()
    await chip.waitFor()
    await field.fill('ann&bob@example.com')
    await chip.waitFor({ state: 'detached' })
    await button.click()
    await chip.waitFor()
    // Nobody has read the question before the second click of a double one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
    const conversion = conversionOf(visit)
    await button.click()
    expect(await conversion).toMatchObject({ email: 'ann&bob@example.com', unsure: 'email' })
  })

  it('is not sent by the second click of a double one', async () => {
    const visit = await open(EMAIL)
    const { page } = visit
    const field = page.locator('#e')
    // The checks are there.
    await field.fill('ann')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('There are typos in the email').waitFor()
    await field.fill("o'brien@example.com")
    // At once, however slow the machine is.
    await page.getByRole('button', { name: 'Send' }).evaluate((button) => {
      for (let press = 0; press < 2; press++) (button as HTMLElement).click()
    })
    await page.getByRole('button', { name: 'It is right' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Thank you' }).count()).toBe(0)
    const conversion = conversionOf(visit)
    await page.getByRole('button', { name: 'It is right' }).click()
    expect(await conversion).toMatchObject({ email: "o'brien@example.com", unsure: 'email' })
  })

  it('has its chip in Hebrew', async () => {
    const { page } = await open(EMAIL, { language: 'he' })
    await page.locator('#e').fill("o'brien@example.com")
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'זה נכון' }).waitFor()
  })
})

it('numbers, long texts and invisible characters are sent as they are meant', async () => {
  const visit = await open(`${EMAIL}
    <label for="n">Guests</label><input id="n" type="number" max="99" data-wisp-field="guests">
    <label for="c">Code</label><input id="c" maxlength="5" data-wisp-field="code">
    <label for="m">Message</label><textarea id="m" data-wisp-field="message"></textarea>`)
  const { page } = visit
  const [guests, code] = [page.getByLabel('Guests'), page.getByLabel('Code')]
  await guests.click()
  await guests.pressSequentially('12,5')
  await page.mouse.wheel(0, 100)
  await code.click()
  await page.keyboard.insertText('1234567')
  await page.getByLabel('Message').fill('a'.repeat(409))
  await page.locator('#e').fill('ann@exa\u200bmple.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Please enter at most 5 characters: this is 2 too long').waitFor()
  await code.fill('12345')
  const conversion = conversionOf(visit)
  await page.getByRole('button', { name: 'Send' }).click()
  const { email, message, newExtraFields } = await conversion
  const extras = JSON.parse(newExtraFields ?? '').map(({ name, value }: Record<string, string>) => [name, value])
  expect([email, message?.length, ...extras]).toEqual(['ann@example.com', 409, ['guests', '12.5'], ['code', '12345']])
})

it.runIf(isShipped())('numbers and dates can be typed where a press has put the caret', async () => {
  const typed = { number: '12,5', date: '01/02/1990' }
  const fields = (['date', 'number', 'date', 'number'] as const).map((type, index) => ({ type, name: `f${index}` }))
  const visit = await open(
    fields
      .map(({ type, name }) => `<input type="${type}" id="${name}" data-wisp-field="${name}" aria-label="${name}">`)
      .join(''),
  )
  const { page } = visit
  await page.locator('#f0').click()
  await expect.poll(() => page.locator('#f0').getAttribute('type')).toBe('text')
  for (const { type, name } of fields) {
    const field = page.locator(`#${name}`)
    await field.click()
    // The field is used as by a person, once it has become the one that they see.
    await expect.poll(() => field.getAttribute('type')).toBe('text')
    // Into whatever has the caret.
    await page.keyboard.type(typed[type])
  }
  await page.locator('#f0').click()
  const values = Promise.all(fields.map(({ name }) => page.locator(`#${name}`).inputValue()))
  expect(await values).toEqual(['01/02/1990', '12.5', '01/02/1990', '12.5'])
})

it.runIf(isShipped())('in any spelling, numbers, addresses and dates are sent as they are meant', async () => {
  const visit = await openForm(fixture.world, popupOf({ html: TYPED_FORM }))
  const { page } = visit
  await page.locator(`#${TYPED_FIELDS[0]?.name}`).click()
  // In one call, as there are many.
  await page.locator('form').evaluate((form, fields) => {
    for (const { name, typed } of fields) {
      form.querySelector<HTMLInputElement>(`#${name}`)?.focus()
      document.execCommand('insertText', false, typed)
    }
  }, TYPED_FIELDS)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  const leads = async () => (await fixture.world.store.leads.all({ search: '' })).map(({ fields }) => fields)
  await expect.poll(leads).toEqual([TYPED_LEAD])
})

it('Escape and Enter of an input method neither close nor send', async () => {
  const { page, dialog } = await open(EMAIL)
  const field = page.locator('#e')
  await field.fill('ann@example.com')
  for (const key of ['Escape', 'Enter'])
    await field.evaluate((input, key) => {
      const pressed = { key, bubbles: true, composed: true, cancelable: true }
      input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
      input.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, isComposing: true, keyCode: 229 }))
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
      // Safari tells of the key only now.
      input.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, keyCode: 229 }))
    }, key)
  expect(await dialog.isVisible()).toBe(true)
  expect(await page.locator('form[aria-busy]').count()).toBe(0)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

it('Enter sends a form whose button is no submit button', async () => {
  const html = `<form data-wisp-form>${EMAIL}<button type="button" data-wisp-action="submit">Send</button></form>`
  const visit = await openForm(fixture.world, popupOf({ html }))
  await visit.page.locator('#e').fill('ann@example.com')
  const conversion = conversionOf(visit)
  await visit.page.keyboard.press('Enter')
  expect(await conversion).toMatchObject({ email: 'ann@example.com', unsure: '' })
})

it('a honeypot that a password manager fills in comes with a person’s gestures, and has no name to be found by', async () => {
  const visit = await open(EMAIL)
  const { page } = visit
  const trap = page.locator('[data-wisp-trap]')
  const attributes = ['name', 'data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type']
  const values = await trap.evaluate((input, names) => names.map((name) => input.getAttribute(name)), attributes)
  expect(values).toEqual([null, '', '', 'true', 'other'])
  await trap.evaluate((input) => {
    ;(input as HTMLInputElement).value = 'Ann Ltd'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.locator('#e').pressSequentially('ann@example.com')
  const conversion = conversionOf(visit)
  await page.getByRole('button', { name: 'Send' }).click()
  const { gestures, trap: filled } = await conversion
  expect([Number(gestures) > 3, filled]).toEqual([true, 'Ann Ltd'])
})

it('a press waits for the rules of a number’s countries, which is sent as it is meant', async () => {
  let release = (): void => {}
  const rules = new Promise<void>((resolve) => {
    release = resolve
  })
  const prepare = ({ page }: Visit) => page.route('**/phone/1.js', (route) => rules.then(() => route.continue()))
  const html = formOf(`<label for="p">Phone</label>
    <input id="p" type="tel" required data-wisp-field="phone" data-wisp-check="phone-international">`)
  const visit = await openForm(fixture.world, popupOf({ html }), '/plain', { prepare })
  const { page } = visit
  const request = page.waitForRequest('**/phone/1.js')
  await page.locator('#p').fill('011 44 20 7946 0018')
  await page.locator('#p').press('Enter')
  await request
  await page.locator('form[aria-busy]').waitFor()
  const conversion = conversionOf(visit)
  release()
  expect(await conversion).toMatchObject({ phone: '+442079460018', unsure: '' })
})

describe.runIf(isShipped())('an unlikely value in a form of a page', () => {
  it('is asked about beside the field, which says so, and is sent with the chip', async () => {
    const form = `<form data-wisp-lead="${popupOf().id}"><label>Email <input type="email" name="email"></label><button>Send</button></form>`
    await fixture.world.show(popupOf({ triggers: {}, onClickOnly: true }))
    const visit = await fixture.world.visit(putPart(fixture.world, form))
    const { page } = visit
    const field = page.getByRole('textbox', { name: 'Email', exact: true })
    await field.fill("o'brien@example.com")
    await page.getByRole('button', { name: 'Send' }).click()
    const chip = page.getByRole('button', { name: 'It is right' })
    await chip.waitFor()
    const described = (): Promise<(string | null)[]> =>
      field.evaluate((input) => {
        const message = document.getElementById(input.getAttribute('aria-describedby') ?? '')
        return [input.getAttribute('aria-invalid'), message?.textContent ?? null, `${message?.closest('label')}`]
      })
    expect(await described()).toEqual(['true', 'There are typos in the email', 'null'])
    await field.fill("o'brien@example.org")
    expect(await described()).toEqual([null, null, 'undefined'])
    await page.getByRole('button', { name: 'Send' }).click()
    await chip.waitFor()
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    const conversion = conversionOf(visit)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await conversion).toMatchObject({ email: "o'brien@example.org", unsure: 'email' })
  })
})
