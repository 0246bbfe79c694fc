import { describe, expect, it } from 'vitest'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { passUntil, stopClock } from '../support/clock'
import { everyField } from '../support/every-field'
import { conversionOf, descriptionOf, EMAIL, formOf, loaded, openForm } from '../support/form'
import { CLOCK } from '../support/on-request'
import { popupOf } from '../support/popup'

const fixture = withWorld()

const leads = () => fixture.world.store.leads.all({ search: '' })

describe('a form with every field', () => {
  it('can be filled in by keyboard alone, and all of it arrives', async () => {
    const visit = await openForm(fixture.world, everyField(), '/plain?utm_source=letter')
    const { keyboard } = visit.page
    const typed = [
      'Ann',
      'Lee',
      'Ann Lee',
      'ann@example.com',
      '020 7946 0958',
      'Hello',
      'f',
      'UK',
      'Kent',
      'Dover',
      'Quay 1',
      'CT1',
    ]
    await visit.page.getByLabel('First name').focus()
    for (const text of typed) {
      await keyboard.type(text)
      await keyboard.press('Tab')
    }
    await loaded(visit, 'calendar')
    await keyboard.type('31/01/1990')
    // Skips the button that opens the calendar.
    await visit.page.getByLabel('mugs').focus()
    await keyboard.press('Space')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('Tab')
    await keyboard.type('2.345')
    await keyboard.press('Tab')
    await keyboard.type('shop.example')
    await keyboard.press('Tab')
    await keyboard.press('ArrowDown')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('ArrowDown')
    await keyboard.press('Tab')
    await keyboard.type('by hand')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    const conversion = conversionOf(visit)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    const form = await conversion
    await visit.page.getByRole('heading', { name: 'Send!' }).waitFor()
    expect(form).toMatchObject({
      first_name: 'Ann',
      last_name: 'Lee',
      name: 'Ann Lee',
      email: 'ann@example.com',
      phone: '020 7946 0958',
      message: 'Hello',
      gender: 'f',
      country: 'UK',
      state: 'Kent',
      city: 'Dover',
      address: 'Quay 1',
      zip_postal_code: 'CT1',
      birthday: '31/01/1990',
      preferences: 'mugs, bowls',
      checkbox_checked: 'true',
      extra_button: 'main',
    })
    const extras = JSON.parse(form.newExtraFields ?? '') as { name: string; value: string }[]
    expect(Object.fromEntries(extras.map(({ name, value }) => [name, value]))).toEqual({
      people: '2.35',
      site: 'http://shop.example',
      topic: 'order',
      size: 'L',
      'free-note': 'a:by handb:',
      utm_source: 'letter',
      source: 'popup',
    })
    expect(extras).toContainEqual({
      id: 'f-site',
      type: 'url',
      name: 'site',
      placeholder: 'https://',
      value: 'http://shop.example',
      created_as: 'url',
      created_version: 5,
      property_name: 'site',
    })
    await expect.poll(async () => (await leads()).map(({ email }) => email)).toEqual(['ann@example.com'])
  })

  it.each(
    inBoth([
      ['en', 'First name', 'Email', 'Please fill in this field', 'Send', 'There are typos in the email'],
      ['he', 'שם פרטי', 'אימייל', 'נא למלא שדה זה', 'שליחה', 'יש שגיאות הקלדה בכתובת האימייל'],
    ]),
  )(
    'says in %s what is wrong, at the field and to screen readers',
    async (language, first, mail, required, send, typos) => {
      const visit = await openForm(fixture.world, everyField(language))
      const { page } = visit
      const email = page.locator('[data-wisp-field=email]')
      await email.fill('ann@example')
      await page.getByRole('button', { name: send }).click()
      const named = page.getByRole('textbox', { name: first, exact: true })
      await expect.poll(() => named.evaluate((field) => field.matches(':focus'))).toBe(true)
      const described = (name: string) => descriptionOf(visit, 'textbox', name)
      await expect.poll(async () => [await described(first), await described(mail)]).toEqual([required, typos])
      // Each invalid field has its own: first name, email, preferences, topic and consent.
      expect(await page.locator('.wisp-problem:not(:empty)').count()).toBe(5)
      expect(await violationsOf(page)).toEqual([])
      await named.pressSequentially('Ann')
      await expect
        .poll(async () => [await described(first), await named.getAttribute('aria-invalid')])
        .toEqual(['', null])
    },
  )

  it('tells browsers what each field is for, and fetches nothing for a field before it is touched', async () => {
    const visit = await openForm(fixture.world, everyField())
    const tokens = await visit.page
      .locator('[data-wisp-field][autocomplete]')
      .evaluateAll((fields) =>
        fields.map((field) => [(field as HTMLElement).dataset.wispField, field.getAttribute('autocomplete')]),
      )
    expect(Object.fromEntries(tokens)).toEqual({
      firstName: 'given-name',
      lastName: 'family-name',
      name: 'name',
      email: 'email',
      phone: 'tel',
      gender: 'sex',
      country: 'country-name',
      state: 'address-level1',
      city: 'address-level2',
      address: 'address-line1',
      zipPostalCode: 'postal-code',
      birthday: 'bday',
    })
    const lazy = () =>
      visit.requests.filter((request) => /\/(email|calendar|number|phone|select|domains|redirect)/.test(request))
    expect(lazy()).toEqual([])
    // The focus that the first field gets by itself does not count as a touch.
    await expect.poll(() => visit.page.getByLabel('First name').evaluate((field) => field.matches(':focus'))).toBe(true)
    await visit.page.locator('[data-wisp-field=birthday]').evaluate((field) => (field as HTMLElement).focus())
    await visit.page.evaluate(() => new Promise(requestAnimationFrame))
    expect(lazy()).toEqual([])
    await visit.page.locator('[data-wisp-field=birthday]').click()
    await expect.poll(lazy).toEqual(['GET /v/calendar.js'])
  })
})

describe.runIf(isShipped())('a form of a custom template', () => {
  it('connects the message to a field whose name has spaces, and ignores disabled fields; untouched lists are empty', async () => {
    const visit = await openForm(
      fixture.world,
      popupOf({
        html: formOf(`<label for="s">Shoe size</label><input id="s" data-wisp-field="Shoe size" required>
          <label>Old <input data-wisp-field="old" required disabled></label>
          <label>Colours <select multiple data-wisp-field="colours"><option>Red</option><option>Blue</option></select></label>${EMAIL}`),
      }),
    )
    const { page } = visit
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => descriptionOf(visit, 'textbox', 'Shoe size')).toBe('Please fill in this field')
    const request = page.waitForRequest(/\/api\/display\/conversion\//)
    await page.getByLabel('Shoe size').fill('42')
    await page.getByRole('button', { name: 'Send' }).click()
    const extras = new URLSearchParams((await request).postData() ?? '').get('newExtraFields') ?? ''
    expect(JSON.parse(extras).map(({ name, value }: { name: string; value: string }) => [name, value])).toEqual([
      ['Shoe size', '42'],
      ['colours', ''],
    ])
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })

  it('with a second form on its thank screen gives two leads', async () => {
    const second =
      '<form data-wisp-form><label>Phone <input data-wisp-field="phone"></label><button>Call me</button></form>'
    const visit = await openForm(
      fixture.world,
      popupOf({ html: formOf(EMAIL).replace('<h2>Thank you</h2>', `<h2>Thank you</h2>${second}`) }),
      '/plain',
      CLOCK,
    )
    const { page, dialog } = visit
    await page.getByLabel('Email').fill('ann@example.com')
    // Within a second of the first press another one is ignored, the thank screen stays for seconds only, and two seconds
    // after the second press the popup closes.
    await stopClock(visit)
    await page.getByRole('button', { name: 'Send' }).click()
    const phone = page.getByLabel('Phone')
    await passUntil(page, () => phone.isVisible(), true)
    await phone.fill('020 7946 0958')
    await page.clock.runFor(1_500)
    await page.getByRole('button', { name: 'Call me' }).click()
    await passUntil(page, () => page.getByRole('button', { name: 'Sent successfully!' }).isVisible(), true)
    await page.clock.resume()
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await leads()).map(({ email, fields }) => email || fields.phone).sort())
      .toEqual(['020 7946 0958', 'ann@example.com'])
  })

  it('treats an enhanced date field as a date: it is left out when empty', async () => {
    // React, which never ships, puts a field's type back with every input.
    const native = isShipped() ? 'type="date"' : 'data-wisp-date'
    const visit = await openForm(
      fixture.world,
      popupOf({
        html: formOf(`<label for="d">Visit</label><input id="d" ${native} data-wisp-field="visit">
          <label for="r">Return</label><input id="r" data-wisp-date data-wisp-field="return">${EMAIL}`),
      }),
    )
    const { page } = visit
    for (const name of ['Visit', 'Return']) await page.getByLabel(name, { exact: true }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Choose a date' }).count()).toBe(2)
    await page.getByLabel('Visit', { exact: true }).fill('01/02/2031')
    await page.getByLabel('Email').fill('\u200eann@example.com\u200f ')
    const conversion = conversionOf(visit)
    await page.getByRole('button', { name: 'Send' }).click()
    const { email, newExtraFields } = await conversion
    expect(email).toBe('ann@example.com')
    expect(JSON.parse(newExtraFields ?? '')).toMatchObject([{ name: 'visit', type: 'date', value: '01/02/2031' }])
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })
})
