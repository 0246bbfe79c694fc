import { describe, expect, it } from 'vitest'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { conversionOf, EMAIL, formOf, loaded, openForm } from '../support/form'
import { popupOf } from '../support/popup'

const fixture = withWorld()

describe('fields with widgets', () => {
  it('check an international number by its country, and send what was chosen from a searchable list', async () => {
    const visit = await openForm(
      fixture.world,
      popupOf({
        html: formOf(`<label for="p">Phone</label><input id="p" type="tel" data-wisp-field="phone" data-wisp-check="phone-international">
          <label for="s">Size</label><select id="s" data-wisp-search data-wisp-field="size"><option>Small</option><option>Large</option></select>`),
      }),
    )
    const { page } = visit
    const phone = page.getByRole('textbox', { name: 'Phone' })
    await phone.click()
    await page.locator('.wisp-dial').waitFor()
    await loaded(visit, 'phone/1')
    await phone.pressSequentially('201 555')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Invalid number - please try again').waitFor()
    await phone.pressSequentially('0123')
    // Our widget is there before the first touch, at which the browser's own list would open.
    await page
      .locator('button')
      .and(page.getByRole('combobox', { name: 'Size' }))
      .click()
    await page.keyboard.type('lar')
    await page.keyboard.press('Enter')
    const conversion = conversionOf(visit)
    await page.getByRole('button', { name: 'Send' }).click()
    const { phone: number, newExtraFields } = await conversion
    expect([number, JSON.parse(newExtraFields ?? '')[0].value]).toEqual(['+12015550123', 'Large'])
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })
})

it.each(inBoth(['en', 'he']))(
  'a widget lies exactly over its field, also in a label of several lines, in %s',
  async (language) => {
    const wide = '<style>input,select{width:100%}</style>'
    const { page, dialog } = await openForm(
      fixture.world,
      popupOf({
        language,
        html: `${wide}${formOf(`<label data-wisp-field="phone">Phone of yours <input type="tel" data-wisp-check="phone-international"></label>
        <label>Size <select data-wisp-search data-wisp-field="size"><option>Small</option></select></label>`)}`,
      }),
    )
    await page.locator('input[type=tel]').click()
    await page.locator('.wisp-dial').waitFor()
    for (const [field, layer] of [
      ['input[type=tel]', '.wisp-cover:has(.wisp-dial)'],
      ['select[data-wisp-field]', 'select[data-wisp-field] + .wisp-cover'],
    ] as const) {
      const boxes = () => Promise.all([field, layer].map((name) => dialog.locator(name).boundingBox()))
      const [below, above] = await boxes()
      expect(above).toEqual(below)
    }
  },
)

describe('an empty form', () => {
  it('shakes, and its email field is focused and marked until something is typed', async () => {
    const { page } = await openForm(
      fixture.world,
      popupOf({ html: formOf(`<label>Name <input data-wisp-field="name"></label>${EMAIL}`) }),
    )
    const form = page.locator('form')
    // Before the press, which shakes it at once.
    await form.evaluate((form: HTMLFormElement) => {
      const animate = form.animate.bind(form)
      form.animate = (...all) => {
        form.dataset.shakes = 'true'
        return animate(...all)
      }
    })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => form.getAttribute('data-shakes')).toBe('true')
    const email = page.getByLabel('Email')
    expect(await email.evaluate((field) => [field.matches(':focus'), field.getAttribute('aria-invalid')])).toEqual([
      true,
      'true',
    ])
    await email.press('a')
    expect(await email.getAttribute('aria-invalid')).toBeNull()
  })
})

describe('an email field', () => {
  it('suggests a correction for a misspelt domain, and uses it when pressed', async () => {
    const { page } = await openForm(fixture.world, popupOf({ html: formOf(EMAIL) }))
    const email = page.getByLabel('Email')
    await email.focus()
    const chip = page.getByRole('button', { name: 'Did you mean ann@gmail.com?' })
    await email.pressSequentially('ann@gmial.com')
    await email.blur()
    await chip.waitFor()
    await expect.poll(() => page.getByRole('status').textContent()).toBe('Did you mean ann@gmail.com?')
    await chip.click()
    expect(await email.inputValue()).toBe('ann@gmail.com')
    expect(await chip.count()).toBe(0)
    // Once it is answered, screen readers no longer hear the question either.
    await expect.poll(() => page.getByRole('status').textContent()).toBe('ann@gmail.com')
    await email.fill('ann@gmial.com')
    await email.blur()
    await chip.waitFor()
    await email.press('Backspace')
    await expect.poll(() => page.getByRole('status').textContent()).toBe('')
    expect(await violationsOf(page)).toEqual([])
  })

  it('completes a popular domain with Tab and with the right arrow', async () => {
    const { page } = await openForm(fixture.world, popupOf({ html: formOf(EMAIL) }))
    const email = page.getByLabel('Email')
    await email.focus()
    const completion = page.locator('.wisp-rest')
    for (const key of ['Tab', 'ArrowRight']) {
      await expect
        .poll(async () => {
          await email.fill('ann@gm')
          return (await completion.count()) && (await completion.textContent())
        })
        .toBe('ail.com')
      await page.keyboard.press(key)
      expect(await email.inputValue()).toBe('ann@gmail.com')
      expect(await email.evaluate((field) => field.matches(':focus'))).toBe(true)
      expect(await completion.count()).toBe(0)
    }
  })

  it.runIf(isShipped())('accepts only business addresses if it is set to', async () => {
    const visit = await openForm(
      fixture.world,
      popupOf({ html: formOf(EMAIL.replace('data-', 'data-wisp-check="typo-and-business" data-')) }),
    )
    const email = visit.page.getByLabel('Email')
    await email.fill('ann@gmail.com')
    await loaded(visit, 'domains')
    await visit.page.getByRole('button', { name: 'Send' }).click()
    await visit.page.getByText('Only business emails are allowed').waitFor()
    await email.fill('ann@studio.example')
    await visit.page.getByRole('button', { name: 'Send' }).click()
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })
})
