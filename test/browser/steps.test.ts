/** Forms that go over several screens (docs/steps.md). */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { loaded, openForm } from '../support/form'
import { popupOf } from '../support/popup'
import { settled } from '../support/settled'
import { idOf, ofType } from '../support/types'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const NEXT = '<button type="button" data-wisp-action="next">Next</button>'
const BACK = '<button type="button" data-wisp-action="back">Back</button>'
const radio = (value: string, marks = '') =>
  `<label><input type="radio" name="skin" value="${value}" ${marks}> ${value}</label>`

const QUIZ = `<form data-wisp-form>
  <div data-wisp-progress></div>
  <section data-wisp-screen="skin"><h2>Your skin</h2>
    <fieldset data-wisp-field="skin" data-wisp-check="required"><legend>How is it?</legend>
      ${radio('dry', 'data-wisp-tag="dry-skin"')}${radio('oily', 'data-wisp-next="mail" data-wisp-tag="oily-skin"')}</fieldset>
    ${NEXT}</section>
  <section data-wisp-screen="age"><h2>Your age</h2>
    <label>Age <select data-wisp-field="age"><option value="">Choose</option><option>young</option><option>wise</option></select></label>
    <p data-wisp-show-if="age:wise"><label>How wise? <input data-wisp-field="wisdom"></label></p>
    ${BACK}${NEXT}</section>
  <section data-wisp-screen="mail"><h2>Your address</h2>
    <label>Email <input type="email" data-wisp-field="email" required></label>${BACK}${NEXT}</section>
  <section data-wisp-screen="call"><h2>Your number</h2><p>One call, no more.<br>Never on Sundays.</p>
    <label>Phone <input type="tel" data-wisp-field="phone" required></label>${BACK}<button>Send</button></section>
</form>
<section data-wisp-screen="thanks"><h2>Thank you</h2>
  <p data-wisp-show-if="skin:dry">A rich cream</p><p data-wisp-show-if="skin:oily">A light gel</p></section>`

const quizOf = (changes: Parameters<typeof popupOf>[0] = {}) =>
  popupOf({ html: QUIZ, size: { width: 480, height: 0 }, ...changes })

const leads = () => fixture.world.store.leads.all({ search: '' })
const figures = async () => (await fixture.world.store.figures.totals()).get('popup00000001')
const press = ({ page }: Pick<Visit, 'page'>, name: string) => page.getByRole('button', { name, exact: true }).click()
/** The heading of a step, once it has the focus. */
const at = ({ page }: Pick<Visit, 'page'>, name: string) =>
  expect.poll(() => page.getByRole('heading', { name }).evaluate((heading) => heading.matches(':focus'))).toBe(true)
const progressIn = (page: Page) => page.getByRole('progressbar').getAttribute('aria-valuetext')
const boxOf = async (visit: Visit) => {
  const { x, y, width, height } = (await visit.dialog.boundingBox()) ?? {}
  return [x, y, width, height]
}

describe('a form with steps', () => {
  it('leads by the answers, keeps what was typed, and sends what the path has passed', async () => {
    const visit = await openForm(fixture.world, quizOf())
    const { page } = visit
    const box = await boxOf(visit)
    expect(await progressIn(page)).toBe('Step 1 of 4')
    await press(visit, 'Next')
    await page.getByText('Please fill in this field').waitFor()
    await page.getByLabel('dry').check()
    await press(visit, 'Next')
    await at(visit, 'Your age')
    expect(await progressIn(page)).toBe('Step 2 of 4')
    await expect.poll(() => page.getByRole('status').textContent()).toBe('Step 2 of 4')
    await page.getByRole('combobox').selectOption('wise')
    await page.getByLabel('How wise?').fill('very')
    await press(visit, 'Back')
    await at(visit, 'Your skin')
    await press(visit, 'Next')
    await at(visit, 'Your age')
    expect(await page.getByLabel('How wise?').inputValue()).toBe('very')
    expect(await boxOf(visit)).toEqual(box)
    // Another answer leads past the age, which is no part of the lead any more.
    await press(visit, 'Back')
    await page.getByLabel('oily').check()
    await expect.poll(() => progressIn(page)).toBe('Step 1 of 3')
    await press(visit, 'Next')
    await at(visit, 'Your address')
    await page.getByLabel('Email').fill('ann@example')
    await press(visit, 'Next')
    await page.getByText('There are typos in the email').waitFor()
    await page.getByLabel('Email').fill('Ann@Example.com')
    await press(visit, 'Next')
    await at(visit, 'Your number')
    expect(await boxOf(visit)).toEqual(box)
    await page.getByLabel('Phone').fill('+12125552671')
    await press(visit, 'Send')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(await page.locator('wisp-popup section p').filter({ visible: true }).allTextContents()).toEqual([
      'A light gel',
    ])
    await expect.poll(async () => (await leads()).length).toBe(1)
    const [lead] = await leads()
    expect(lead).toMatchObject({ email: 'Ann@Example.com', tags: ['oily-skin'] })
    expect(lead?.complete).toBeUndefined()
    expect(lead?.fields).toEqual({ skin: 'oily', phone: '+12125552671' })
    await visit.expectUndisturbed()
  })
})

describe.runIf(isShipped())('a form with steps that is left', () => {
  const giveEmail = async (visit: Visit) => {
    await visit.page.getByLabel('oily').check()
    await press(visit, 'Next')
    await at(visit, 'Your address')
    await visit.page.getByLabel('Email').fill('ann@example.com')
    await press(visit, 'Next')
    await at(visit, 'Your number')
  }

  it('is a lead from the address on, which is sent when the popup is closed, and counts as a conversion', async () => {
    const visit = await openForm(fixture.world, quizOf())
    await giveEmail(visit)
    await settled(visit.page)
    expect(await leads()).toEqual([])
    await press(visit, 'Close')
    await expect.poll(async () => (await leads()).length).toBe(1)
    expect(await leads()).toMatchObject([
      { email: 'ann@example.com', complete: false, tags: ['oily-skin'], fields: { skin: 'oily' } },
    ])
    await expect.poll(figures).toMatchObject({ views: 1, closes: 0, conversions: 1, leads: 1 })
  })

  it('is no lead before the address, and its close is one', async () => {
    const visit = await openForm(fixture.world, quizOf())
    await visit.page.getByLabel('oily').check()
    await press(visit, 'Next')
    await at(visit, 'Your address')
    await press(visit, 'Close')
    await expect.poll(figures).toMatchObject({ views: 1, closes: 1, conversions: 0 })
    expect(await leads()).toEqual([])
  })

  it('is sent when the page is left, and the whole lead takes its place when the visitor goes on', async () => {
    const visit = await openForm(fixture.world, quizOf())
    const { page } = visit
    await giveEmail(visit)
    await page.evaluate(() => {
      Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => true })
      document.dispatchEvent(new Event('visibilitychange'))
      Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => false })
    })
    await expect.poll(async () => (await leads()).map(({ complete }) => complete)).toEqual([false])
    await page.getByLabel('Phone').fill('+12125552671')
    await press(visit, 'Send')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(async () => (await leads()).map(({ complete }) => complete)).toEqual([undefined])
    expect(await leads()).toMatchObject([{ fields: { phone: '+12125552671', skin: 'oily' } }])
    await expect.poll(figures).toMatchObject({ conversions: 1, leads: 1 })
  })

  const OTHER =
    '<section data-wisp-screen="other"><h2>Other</h2><button data-wisp-action="next" data-wisp-to="mail">On</button></section>'
  const LETTER = `<form data-wisp-form>
    <section data-wisp-screen="mail"><h2>Mail</h2><label>Email <input type="email" data-wisp-field="email" required></label>
      <fieldset data-wisp-field="often" data-wisp-advance><legend>How often?</legend>${radio('daily')}</fieldset>
      ${NEXT}<p><button type="button" data-wisp-action="next" data-wisp-to="other">Away</button></p></section>
    <section data-wisp-screen="kind"><h2>Kind</h2>
      <fieldset data-wisp-field="kind" data-wisp-advance><legend>Which?</legend>${radio('short')}</fieldset>${NEXT}</section>
    <section data-wisp-screen="note"><h2>Note</h2><label>Note <input data-wisp-field="note"></label><button>Send</button></section>
  </form>${OTHER}<section data-wisp-screen="thanks"><h2>Thank you</h2></section>`

  it('is one lead where the form has been left for another screen, and a second click is for no other step', async () => {
    const visit = await openForm(fixture.world, popupOf({ html: LETTER }))
    const { page } = visit
    await page.getByLabel('Email').fill('ann@example.com')
    await press(visit, 'Away')
    await page.getByRole('heading', { name: 'Other' }).waitFor()
    await press(visit, 'On')
    await at(visit, 'Mail')
    await page.getByLabel('Email').fill('bob@example.com')
    await page.getByText('daily').dblclick()
    await at(visit, 'Kind')
    await press(visit, 'Next')
    await at(visit, 'Note')
    await settled(page)
    expect(await leads()).toEqual([])
    await page.getByRole('textbox', { name: 'Note' }).fill('hello')
    await press(visit, 'Send')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect
      .poll(async () => (await leads()).map(({ complete, email }) => [email, complete]))
      .toEqual([['bob@example.com', undefined]])
    expect((await leads())[0]?.fields).toEqual({ often: 'daily', note: 'hello' })
  })

  it('stays in each place of the page until there is a lead', async () => {
    const id = idOf('embedded')
    await fixture.world.show({ ...ofType('embedded', { onClickOnly: false }), html: LETTER })
    fixture.world.put('/page', '', `<body><div id="first" data-id="${id}"></div><div data-id="${id}"></div>`)
    const visit = await fixture.world.visit('/page', { ours: true })
    const { page } = visit
    const popups = page.locator('wisp-popup')
    await expect.poll(() => popups.count()).toBe(2)
    const first = page.locator('#first wisp-popup')
    await first.getByLabel('Email').fill('ann@example.com')
    await first.getByRole('button', { name: 'Next' }).click()
    await first.getByRole('heading', { name: 'Kind' }).waitFor()
    expect(await popups.count()).toBe(2)
    await first.getByRole('button', { name: 'Next' }).click()
    await first.getByRole('button', { name: 'Send' }).click()
    await first.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(() => popups.count()).toBe(1)
    await expect.poll(async () => (await leads()).map(({ email }) => email)).toEqual(['ann@example.com'])
  })

  it('keeps to its steps whatever its fields, steps and conditions are called, and whatever stands in its markup', async () => {
    const names = ['querySelectorAll', 'contains', 'children', 'constructor', '__proto__', 'elements', 'submit']
    const fields = names.map(
      (name) =>
        `<select name="${name}" id="${name}" aria-label="${name}" data-wisp-field="${name}"><option>x</option></select>`,
    )
    const steps = names.map(
      (name, index) =>
        `<section data-wisp-screen="${name}" data-wisp-show-if="${names[index - 1] ?? 'email'}"><h2>${name}</h2>${fields[index]}${NEXT}</section>`,
    )
    const email = '<input type="email" aria-label="Email" data-wisp-field="email" value="ann@example.com">'
    const hostile =
      '<img src="/none" onerror="window.pwned = 1"><svg><style><img src=/none onerror=window.pwned=1></style></svg>'
    const html = `<form data-wisp-form><section data-wisp-screen="main"><h2>main</h2>${email}${hostile}${NEXT}</section>${steps.join('')}
      <section data-wisp-screen="last"><h2>last</h2><button>Send</button></section></form><section data-wisp-screen="thanks"><h2>Thank you</h2></section>`
    const visit = await openForm(fixture.world, popupOf({ html }))
    for (const name of [...names, 'last']) {
      await press(visit, 'Next')
      await at(visit, name)
    }
    await press(visit, 'Send')
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect
      .poll(async () => (await leads()).map(({ complete, email }) => [email, complete]))
      .toEqual([['ann@example.com', undefined]])
    expect(await visit.page.evaluate(() => 'pwned' in window)).toBe(false)
  })

  it('goes on by keys alone and by what is chosen, is accessible at each step, and reads from right to left', async () => {
    const html = QUIZ.replace('data-wisp-check="required"', 'data-wisp-advance')
    const visit = await openForm(fixture.world, quizOf({ html, language: 'he' }))
    const { page } = visit
    expect(await progressIn(page)).toBe('שלב 1 מתוך 4')
    expect(await violationsOf(page)).toEqual([])
    // Keys that go through the answers lead nowhere.
    await page.getByLabel('oily').focus()
    await page.keyboard.press('ArrowUp')
    await settled(page)
    expect(await page.getByRole('heading', { name: 'Your skin' }).isVisible()).toBe(true)
    // Enter does, as in any form.
    await page.keyboard.press('Enter')
    await at(visit, 'Your age')
    await press(visit, 'Back')
    await at(visit, 'Your skin')
    await page.getByText('oily').click()
    await at(visit, 'Your address')
    expect(await violationsOf(page)).toEqual([])
    await page.getByLabel('Email').fill('noa@example.com')
    await page.keyboard.press('Enter')
    await at(visit, 'Your number')
    await page.getByLabel('Phone').fill('+12125552671')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(async () => (await leads()).map(({ email }) => email)).toEqual(['noa@example.com'])
    await visit.expectUndisturbed()
  })
})

describe.runIf(isShipped())('a form with steps whose submit.js does not load', () => {
  const NOTE = `<form data-wisp-form>
    <section data-wisp-screen="skin"><h2>Your skin</h2><fieldset data-wisp-field="skin">${radio('dry')}${radio('oily')}</fieldset>${NEXT}</section>
    <section data-wisp-screen="wish"><h2>Your wish</h2><label>Wish <input data-wisp-field="wish"></label>${BACK}${NEXT}</section>
    <section data-wisp-screen="mail"><h2>Your address</h2>
      <label>Email <input type="email" data-wisp-field="email"></label>${BACK}${NEXT}</section>
    <section data-wisp-screen="last"><h2>Your note</h2><label>Note <input data-wisp-field="note"></label>${BACK}<button>Send</button></section>
  </form><section data-wisp-screen="thanks"><h2>Thank you</h2></section>`
  /** `block.isOn`: requests for the file fail. */
  const openWithout = async () => {
    const block = { isOn: true }
    await fixture.world.show(popupOf({ html: NOTE }))
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.route(/submit\.js/, (route) => (block.isOn ? route.abort() : route.continue())),
    })
    await visit.dialog.waitFor()
    return { block, ...visit }
  }
  /** Presses a button, and waits until the form has stopped to wait for the file. */
  const pressInVain = async (visit: Visit, name: string) => {
    await visit.dialog.evaluate((frame) => {
      const form = frame.querySelector('form') as HTMLFormElement
      const watched = Object.assign(form, { hasWaited: false })
      new MutationObserver(() => {
        watched.hasWaited ||= form.ariaBusy === null
      }).observe(form, { attributeFilter: ['aria-busy'] })
    })
    await press(visit, name)
    await expect
      .poll(() =>
        visit.dialog.evaluate((frame) => (frame.querySelector('form') as unknown as { hasWaited: boolean }).hasWaited),
      )
      .toBe(true)
  }
  const goToAddress = async (visit: Visit) => {
    await visit.page.getByLabel('dry').check()
    await press(visit, 'Next')
    await at(visit, 'Your wish')
    await press(visit, 'Next')
    await at(visit, 'Your address')
  }

  it('sends what it could not check as a part, after the visitor has gone back and on', async () => {
    const visit = await openWithout()
    await goToAddress(visit)
    await visit.page.getByLabel('Email').fill('ann@localhost')
    await pressInVain(visit, 'Next')
    await visit.page.getByText('Your details are kept here').waitFor()
    await press(visit, 'Back')
    await at(visit, 'Your wish')
    await press(visit, 'Next')
    await at(visit, 'Your address')
    await press(visit, 'Close')
    await expect
      .poll(async () => (await leads()).map(({ complete, email }) => [email, complete]))
      .toEqual([['ann@localhost', false]])
  })

  it('does not send the whole by itself when the file comes after all', async () => {
    const visit = await openWithout()
    const { block, page } = visit
    await goToAddress(visit)
    await page.getByLabel('Email').fill('ann@example.com')
    await pressInVain(visit, 'Next')
    await press(visit, 'Back')
    await at(visit, 'Your wish')
    await press(visit, 'Back')
    await at(visit, 'Your skin')
    block.isOn = false
    await loaded(visit, 'submit')
    await settled(page)
    expect(await page.getByRole('heading', { name: 'Your skin' }).isVisible()).toBe(true)
    for (const heading of ['Your wish', 'Your address', 'Your note']) {
      await press(visit, 'Next')
      await at(visit, heading)
    }
    expect((await leads()).filter(({ complete }) => complete !== false)).toEqual([])
    await press(visit, 'Send')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect
      .poll(async () => (await leads()).map(({ complete, email }) => [email, complete]))
      .toEqual([['ann@example.com', undefined]])
  })

  it('says that details are kept only where they are: without a contact, there are none yet', async () => {
    const visit = await openWithout()
    await press(visit, 'Next')
    await at(visit, 'Your wish')
    await visit.page.getByRole('textbox', { name: 'Wish' }).fill('softness')
    await pressInVain(visit, 'Next')
    expect(await visit.dialog.innerText()).not.toMatch(/kept/)
    await press(visit, 'Close')
    await expect.poll(figures).toMatchObject({ closes: 1, conversions: 0 })
    expect(await leads()).toEqual([])
  })
})

describe.runIf(isShipped())('screen readers', () => {
  interface ReadNode {
    role: string
    name: string
    description: string
    focused: boolean
    invalid: boolean
  }
  /** What the browser's accessibility tree has of the popup, in the order of reading. */
  const treeOf = async ({ page }: Visit): Promise<ReadNode[]> => {
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    await session.detach()
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, description, properties = [] }) => {
        const has = (property: string): boolean =>
          properties.some(({ name, value }) => name === property && `${value.value}` === 'true')
        return {
          role: `${role?.value}`,
          name: `${name?.value ?? ''}`,
          description: `${description?.value ?? ''}`,
          focused: has('focused'),
          invalid: has('invalid'),
        }
      })
  }
  const namesOf = async (visit: Visit, roles: RegExp): Promise<string[]> =>
    (await treeOf(visit)).filter(({ role }) => roles.test(role)).map(({ role, name }) => `${role} ${name}`)
  const FIELDS = /^(heading|textbox|radio|combobox|progressbar)$/

  it.each([
    ['en', (step: number) => `Step ${step} of 4`],
    ['de', (step: number) => `Schritt ${step} von 4`],
    ['he', (step: number) => `שלב ${step} מתוך 4`],
  ] as const)(
    'are told of each step in %s, of nothing that is not shown, and of what is wrong with a field',
    async (language, at) => {
      const visit = await openForm(fixture.world, quizOf({ language }))
      const { page } = visit
      const focus = async (): Promise<string[]> =>
        (await treeOf(visit)).filter(({ focused }) => focused).map(({ role, name }) => `${role} ${name}`)
      const errorOf = async (role: string): Promise<ReadNode | undefined> =>
        (await treeOf(visit)).find((node) => node.role === role && node.invalid)
      expect(await progressIn(page)).toBe(at(1))
      expect((await namesOf(visit, FIELDS)).filter((name) => !name.startsWith('progressbar'))).toEqual([
        'heading Your skin',
        'radio dry',
        'radio oily',
      ])
      await page.getByLabel('dry').check()
      await press(visit, 'Next')
      await expect.poll(focus).toContain('heading Your age')
      expect(await progressIn(page)).toBe(at(2))
      await expect.poll(() => page.getByRole('status').textContent()).toBe(at(2))
      const second = await namesOf(visit, FIELDS)
      expect(second).toContain('combobox Age')
      expect(second.filter((name) => /skin|dry|oily|wise\?|address|Email|number|Phone|Thank/.test(name))).toEqual([])
      await page.getByRole('combobox').selectOption('wise')
      await page.getByLabel('How wise?').fill('very')
      await press(visit, 'Next')
      await expect.poll(focus).toContain('heading Your address')
      await page.getByLabel('Email').fill('ann@example')
      await press(visit, 'Next')
      await expect
        .poll(() => errorOf('textbox'))
        .toMatchObject({ name: 'Email', description: expect.stringMatching(/./) })
      const { description = '' } = (await errorOf('textbox')) ?? {}
      expect(await visit.dialog.innerText()).toContain(description)
      await page.getByLabel('Email').fill('ann@example.com')
      await expect.poll(() => errorOf('textbox')).toBeUndefined()
      await press(visit, 'Back')
      await expect.poll(focus).toContain('heading Your age')
      expect(await page.getByLabel('How wise?').inputValue()).toBe('very')
      await press(visit, 'Next')
      await expect.poll(focus).toContain('heading Your address')
      expect(await page.getByLabel('Email').inputValue()).toBe('ann@example.com')
      expect(await progressIn(page)).toBe(at(3))
    },
  )
})
