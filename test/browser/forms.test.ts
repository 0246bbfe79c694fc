import { describe, expect, it } from 'vitest'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { everyField } from '../support/every-field'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const held = withWorld()

const leads = () => held.world.store.desk.leads({ search: '' })
const open = async (popup = popupOf(), path = '/plain') => {
  await held.world.show(popup)
  const visit = await held.world.visit(path)
  await visit.dialog.waitFor()
  // What comes after the drawing is here.
  await expect.poll(() => visit.requests).toContain('GET /v/submit.js')
  await visit.page.waitForLoadState('networkidle')
  return visit
}
/** The form of the conversion call, as the next one will be. */
const conversionOf = async ({ page }: Visit): Promise<Record<string, string>> => {
  const request = await page.waitForRequest(/conversion/)
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ''))
}
/** As screen readers are told it, from the browser's own accessibility tree. */
const descriptionOf = async (page: Visit['page'], role: string, accessibleName: string): Promise<string> => {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role, accessibleName })
  return nodes[0]?.description?.value ?? ''
}
const formOf = (fields: string, button = 'Send'): string =>
  `<section data-wisp-screen="main"><h2>Letter</h2><form data-wisp-form>${fields}<button>${button}</button></form></section>
   <section data-wisp-screen="thanks"><h2>Thank you</h2></section>`
const EMAIL = '<label for="e">Email</label><input id="e" type="email" data-wisp-field="email">'

describe('a form of every field', () => {
  it('is filled in by keyboard alone, and all of it arrives', async () => {
    const visit = await open(everyField(), '/plain?utm_source=letter')
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
    await expect.poll(() => visit.requests).toContain('GET /v/calendar.js')
    await keyboard.type('31/01/1990')
    // By way of what opens the calendar.
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
    const sent = conversionOf(visit)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    const form = await sent
    await visit.page.getByRole('heading', { name: 'Send!' }).waitFor()
    expect(form).toMatchObject({
      ...{ first_name: 'Ann', last_name: 'Lee', name: 'Ann Lee', email: 'ann@example.com', phone: '020 7946 0958' },
      ...{ message: 'Hello', gender: 'f', country: 'UK', state: 'Kent', city: 'Dover', address: 'Quay 1' },
      ...{ zip_postal_code: 'CT1', birthday: '31/01/1990', preferences: 'mugs, bowls', checkbox_checked: 'true' },
      extra_button: 'main',
    })
    const extras = JSON.parse(form.newExtraFields ?? '') as { name: string; value: string }[]
    expect(Object.fromEntries(extras.map(({ name, value }) => [name, value]))).toEqual({
      ...{ people: '2.35', site: 'http://shop.example', topic: 'order', size: 'L', 'free-note': 'a:by handb:' },
      ...{ utm_source: 'letter', source: 'popup' },
    })
    expect(extras).toContainEqual({
      ...{ id: 'f-site', type: 'url', name: 'site', placeholder: 'https://', value: 'http://shop.example' },
      ...{ created_as: 'url', created_version: 5, property_name: 'site' },
    })
    await expect.poll(async () => (await leads()).map(({ email }) => email)).toEqual(['ann@example.com'])
  })

  it('tells browsers what each field is for', async () => {
    const { page } = await open(everyField())
    const told = await page
      .locator('[data-wisp-field][autocomplete]')
      .evaluateAll((fields) =>
        fields.map((field) => [(field as HTMLElement).dataset.wispField, field.getAttribute('autocomplete')]),
      )
    expect(Object.fromEntries(told)).toEqual({
      ...{
        firstName: 'given-name',
        lastName: 'family-name',
        name: 'name',
        email: 'email',
        phone: 'tel',
        gender: 'sex',
      },
      ...{ country: 'country-name', state: 'address-level1', city: 'address-level2', address: 'address-line1' },
      ...{ zipPostalCode: 'postal-code', birthday: 'bday' },
    })
  })

  it.each([
    ['en', 'First name', 'Email', 'Please fill in this field', 'Send', 'There are typos in the email'],
    ['he', 'שם פרטי', 'אימייל', 'נא למלא שדה זה', 'שליחה', 'יש שגיאות הקלדה בכתובת האימייל'],
  ] as const)(
    'says in %s what is wrong, at its field and for all ears',
    async (language, first, mail, required, send, typos) => {
      const { page } = await open(everyField(language))
      const email = page.locator('[data-wisp-field=email]')
      await email.fill('ann@example')
      await page.getByRole('button', { name: send }).click()
      const named = page.getByRole('textbox', { name: first, exact: true })
      expect(await named.evaluate((field) => field.matches(':focus'))).toBe(true)
      const described = (name: string) => descriptionOf(page, 'textbox', name)
      expect([await described(first), await described(mail)]).toEqual([required, typos])
      // Each is its field's own: groups and consent too, six in all with the topic.
      expect(await page.locator('.wisp-problem:not(:empty)').count()).toBe(5)
      expect(await violationsOf(page)).toEqual([])
      await named.pressSequentially('Ann')
      expect([await described(first), await named.getAttribute('aria-invalid')]).toEqual(['', null])
    },
  )

  it('fetches nothing for a field before it is touched', async () => {
    const visit = await open(everyField())
    const lazy = () =>
      visit.requests.filter((request) => /\/(email|calendar|number|phone|select|domains|follow)/.test(request))
    expect(lazy()).toEqual([])
    // The focus that the first field takes by itself is nobody's touch.
    await expect.poll(() => visit.page.getByLabel('First name').evaluate((field) => field.matches(':focus'))).toBe(true)
    await visit.page.getByLabel('Email').evaluate((field) => field.focus())
    await visit.page.waitForLoadState('networkidle')
    expect(lazy()).toEqual([])
    await visit.page.getByLabel('Email').click()
    await expect.poll(lazy).toEqual(['GET /v/email.js'])
  })
})

describe('fields with help of their own', () => {
  it('an international number is judged by its country, and what is searched for in a list is sent', async () => {
    const visit = await open(
      popupOf({
        html: formOf(`<label for="p">Phone</label><input id="p" type="tel" data-wisp-field="phone" data-wisp-check="phone-international">
          <label for="s">Size</label><select id="s" data-wisp-search data-wisp-field="size"><option>Small</option><option>Large</option></select>`),
      }),
    )
    const { page } = visit
    const phone = page.getByRole('textbox', { name: 'Phone' })
    await phone.click()
    await expect.poll(() => visit.requests).toContain('GET /v/phone.js')
    await page.waitForLoadState('networkidle')
    await phone.pressSequentially('201 555')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Invalid number - please try again').waitFor()
    await phone.pressSequentially('0123')
    // Ours before the first touch: the browser's own list would open at that.
    await page
      .locator('button')
      .and(page.getByRole('combobox', { name: 'Size' }))
      .click()
    await page.keyboard.type('lar')
    await page.keyboard.press('Enter')
    const sent = conversionOf(visit)
    await page.getByRole('button', { name: 'Send' }).click()
    const { phone: number, newExtraFields } = await sent
    expect([number, JSON.parse(newExtraFields ?? '')[0].value]).toEqual(['+12015550123', 'Large'])
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })
})

describe('a form as a template has it', () => {
  it('ties the message to a field whose name has spaces, and leaves disabled fields alone; untouched lists hold nothing', async () => {
    const { page } = await open(
      popupOf({
        html: formOf(`<label for="s">Shoe size</label><input id="s" data-wisp-field="Shoe size" required>
          <label>Old <input data-wisp-field="old" required disabled></label>
          <label>Colours <select multiple data-wisp-field="colours"><option>Red</option><option>Blue</option></select></label>${EMAIL}`),
      }),
    )
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await descriptionOf(page, 'textbox', 'Shoe size')).toBe('Please fill in this field')
    const sent = page.waitForRequest(/conversion/)
    await page.getByLabel('Shoe size').fill('42')
    await page.getByRole('button', { name: 'Send' }).click()
    const extras = new URLSearchParams((await sent).postData() ?? '').get('newExtraFields') ?? ''
    expect(JSON.parse(extras).map(({ name, value }: { name: string; value: string }) => [name, value])).toEqual([
      ['Shoe size', '42'],
      ['colours', ''],
    ])
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })

  it('with a second form on its thank screen gives two leads', async () => {
    const second =
      '<form data-wisp-form><label>Phone <input data-wisp-field="phone"></label><button>Call me</button></form>'
    const { page, dialog } = await open(
      popupOf({ html: formOf(EMAIL).replace('<h2>Thank you</h2>', `<h2>Thank you</h2>${second}`) }),
    )
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByLabel('Phone').fill('020 7946 0958')
    // Taken for a slip within a second of the first.
    await expect
      .poll(async () => {
        await page
          .getByRole('button', { name: 'Call me' })
          .click({ timeout: 1_000 })
          .catch(() => {})
        return page.getByRole('button', { name: 'Sent successfully!' }).count()
      })
      .toBe(1)
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await leads()).map(({ email, fields }) => email || fields.phone).sort())
      .toEqual(['020 7946 0958', 'ann@example.com'])
  })

  it('knows an enhanced date for a date: empty it is left out', async () => {
    // React, which never ships, puts a field's type back with every input.
    const native = held.framework === 'preact' ? 'type="date"' : 'data-wisp-date'
    const visit = await open(
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
    const sent = conversionOf(visit)
    await page.getByRole('button', { name: 'Send' }).click()
    const { email, newExtraFields } = await sent
    expect(email).toBe('ann@example.com')
    expect(JSON.parse(newExtraFields ?? '')).toMatchObject([{ name: 'visit', type: 'date', value: '01/02/2031' }])
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })
})

it.each(['en', 'he'] as const)(
  'a widget lies over its field, in a label of several lines too, in %s',
  async (language) => {
    const wide = '<style>input,select{width:100%}</style>'
    const { page, dialog } = await open(
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
    const { page } = await open(popupOf({ html: formOf(`<label>Name <input data-wisp-field="name"></label>${EMAIL}`) }))
    const shakes = page.locator('form').evaluate(
      (form) =>
        new Promise((resolve) => {
          const animate = form.animate.bind(form)
          form.animate = (...all) => {
            resolve(true)
            return animate(...all)
          }
        }),
    )
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await shakes).toBe(true)
    const email = page.getByLabel('Email')
    expect(await email.evaluate((field) => [field.matches(':focus'), field.getAttribute('aria-invalid')])).toEqual([
      true,
      'true',
    ])
    await email.pressSequentially('a')
    expect(await email.getAttribute('aria-invalid')).toBeNull()
  })
})

describe('an email field', () => {
  it('asks about a misspelt domain, and takes what it asked about at a press', async () => {
    const { page } = await open(popupOf({ html: formOf(EMAIL) }))
    const email = page.getByLabel('Email')
    await email.focus()
    const chip = page.getByRole('button', { name: 'Did you mean ann@gmail.com?' })
    await email.pressSequentially('ann@gmial.com')
    await email.blur()
    await chip.waitFor()
    expect(await page.getByRole('status').textContent()).toBe('Did you mean ann@gmail.com?')
    await chip.click()
    expect(await email.inputValue()).toBe('ann@gmail.com')
    expect(await chip.count()).toBe(0)
    expect(await violationsOf(page)).toEqual([])
  })

  it.each(['Tab', 'ArrowRight'])('completes a popular domain with %s', async (key) => {
    const { page } = await open(popupOf({ html: formOf(EMAIL) }))
    const email = page.getByLabel('Email')
    await email.focus()
    const rest = page.locator('.wisp-rest')
    await expect
      .poll(async () => {
        await email.fill('ann@gm')
        return (await rest.count()) && (await rest.textContent())
      })
      .toBe('ail.com')
    await page.keyboard.press(key)
    expect(await email.inputValue()).toBe('ann@gmail.com')
    expect(await email.evaluate((field) => field.matches(':focus'))).toBe(true)
    expect(await rest.count()).toBe(0)
  })

  it('takes business addresses alone where it is told so', async () => {
    const visit = await open(
      popupOf({ html: formOf(EMAIL.replace('data-', 'data-wisp-check="typo-and-business" data-')) }),
    )
    const email = visit.page.getByLabel('Email')
    await email.fill('ann@gmail.com')
    await expect.poll(() => visit.requests).toContain('GET /v/domains.js')
    await visit.page.waitForLoadState('networkidle')
    await visit.page.getByRole('button', { name: 'Send' }).click()
    await visit.page.getByText('Only business emails are allowed').waitFor()
    await email.fill('ann@studio.example')
    await visit.page.getByRole('button', { name: 'Send' }).click()
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })
})

describe('a submission', () => {
  const NO_THANKS = { design: { thanks: false } }

  it('is told of in order: marked, kept, sent, announced; pressed twice, it goes once', async () => {
    const visit = await open(popupOf({ html: formOf(EMAIL), ...NO_THANKS }))
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

  it('in Hebrew says so on the button in Hebrew', async () => {
    const { page, dialog } = await open(popupOf({ html: formOf(EMAIL, 'שליחה'), language: 'he', ...NO_THANKS }))
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'שליחה' }).click()
    await page.getByRole('button', { name: 'נשלח בהצלחה!' }).waitFor()
    await dialog.waitFor({ state: 'detached' })
  })

  it('carries the coupon, and the button that was pressed', async () => {
    const html = formOf(`${EMAIL}<button type="button" data-wisp-action="submit" data-wisp-button="gift">Gift</button>`)
    const visit = await open(popupOf({ html, design: { coupon: { type: 'static', code: 'CLAY10' } } }))
    await visit.page.getByLabel('Email').fill('ann@example.com')
    const sent = conversionOf(visit)
    await visit.page.getByRole('button', { name: 'Gift' }).click()
    expect(await sent).toMatchObject({ coupon: 'CLAY10', extra_button: 'gift' })
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })

  it('runs the site’s conversion code where its tag allows it, with the page’s nonce', async () => {
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

  it('on a strict page says what is wrong, completes, and thanks', async () => {
    const { page } = await open(popupOf({ html: formOf(EMAIL) }), '/csp')
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
  it.each([
    ['en', 'ad blocker'],
    ['he', 'חוסם פרסומות'],
  ] as const)(
    'the form says so in %s, keeps what was typed, and keeps the lead; unblocked, a press sends it',
    async (language, word) => {
      const visit = await open(popupOf({ html: formOf(EMAIL), language }))
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
