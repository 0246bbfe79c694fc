import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { formOf, renderedForm, tagOf, withContact } from '../../support/contact-form'
import { LINES } from '../../support/contact-server'

const fixture = withWorld()
const { contact, put } = withContact(fixture)

const WRONG = {
  status: 'validation_failed',
  message: 'One or more fields have an error.',
  invalid: {
    'your-name': { message: 'Please say who you are.', idref: 'your-name-1' },
    'your-email': { message: 'An <b>address</b> is missing.' },
  },
}

describe.runIf(isShipped()).each(LINES)('fields that %s finds wrong', (line) => {
  it('are marked, described and linked to, until the next submission', async () => {
    contact.answer(line, WRONG, { status: 'mail_sent' })
    const hint = formOf(line).replace(' name="your-name"', '$& aria-describedby="hint"')
    const { page } = await fixture.world.visit(put(line, `${hint}<p id="hint">As in your passport</p>`))
    const { output, spoken, send, name, wrapper, ready } = renderedForm(page)
    await ready()
    await send.click()
    await expect.poll(() => output.textContent()).toBe(WRONG.message)

    const tips = wrapper.locator('.wpcf7-form-control-wrap > .wpcf7-form-control + span.wpcf7-not-valid-tip')
    expect(await tips.allTextContents()).toEqual(['Please say who you are.', 'An <b>address</b> is missing.'])
    expect(await tips.first().getAttribute('role')).toBe('alert')
    expect(await tips.first().getAttribute('aria-hidden')).toBe('true')
    const id = line === '5.1.9' ? `${tagOf()}-ve-0` : `${tagOf()}-ve-your-name`
    expect(await name.getAttribute('class')).toBe('wpcf7-form-control wpcf7-text wpcf7-not-valid')
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    expect(await name.getAttribute('aria-describedby')).toBe(`hint ${id}`)
    expect(await spoken.locator('ul > li').allTextContents()).toEqual([
      'Your name: Please say who you are.',
      'Your email: An <b>address</b> is missing.',
    ])
    expect(await spoken.locator(`li#${id} > a`).getAttribute('href')).toBe('#your-name-1')
    expect(await spoken.locator('a').count()).toBe(1)
    expect(await spoken.evaluate((block) => block === document.activeElement)).toBe(true)
    expect(await violationsOf(page, 'main')).toEqual([])

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Ann')
    expect(await name.inputValue()).toBe('Ann')
    await page.keyboard.press('Enter')
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(await tips.count()).toBe(0)
    expect(await spoken.locator('ul').count()).toBe(0)
    expect(await name.getAttribute('class')).toBe('wpcf7-form-control wpcf7-text')
    expect(await name.getAttribute('aria-invalid')).toBe('false')
    expect(await name.getAttribute('aria-describedby')).toBe('hint')
    // The visitor was in this field, and still is.
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  })
})

const replyWith = (invalid: unknown) => ({
  instead: {
    status: 200,
    type: 'application/json',
    body: JSON.stringify({ status: 'validation_failed', message: 'Wrong', invalidFields: invalid }),
  },
})

describe.runIf(isShipped())('a reply about fields', () => {
  it.each([
    [
      'selectors that are none',
      [
        { into: ']]', message: 'one' },
        { into: ':::', message: 'two' },
      ],
      ['one', 'two'],
      [],
    ],
    ['selectors of the page around the form', [{ into: 'h1', message: 'one' }], ['one'], []],
    ['wrong types', [null, 7, { into: {}, message: [] }, { field: {} }], ['', '', '', ''], []],
    ['no list', { into: 'p', message: 'one' }, [], []],
    [
      'two messages for one field',
      [
        { into: '.your-name', message: 'one' },
        { into: '.your-name', message: 'two' },
      ],
      ['Your name: one', 'Your name: two'],
      ['one'],
    ],
    ['a field in the newest shape', [{ field: 'your-name', message: 'one' }], ['one'], []],
    [
      'an id that is no fragment',
      [{ into: '.your-name', message: 'one', idref: 'x" onclick="y javascript:z' }],
      ['Your name: one'],
      ['one'],
    ],
  ] as const)('may hold %s', async (_, invalid, lines, tips) => {
    contact.answer('5.1.9', replyWith(invalid))
    const { page } = await fixture.world.visit(put('5.1.9', formOf('5.1.9')))
    const { output, spoken, send, ready } = renderedForm(page)
    await ready()
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Wrong')
    expect(await spoken.locator('li').allTextContents()).toEqual(lines)
    expect(await page.locator('.wpcf7-not-valid-tip').allTextContents()).toEqual(tips)
    const links = await spoken
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.charAt(0)))
    expect(links.every((sign) => sign === '#')).toBe(true)
  })

  it('takes away what the server printed for a form sent without scripts', async () => {
    contact.answer('5.3.2')
    const printed = formOf('5.3.2', { attributes: 'lang="en"' })
      .replace('wpcf7-form init', 'wpcf7-form invalid')
      .replace(
        'aria-invalid="false"></span>',
        'aria-invalid="true"><span class="wpcf7-not-valid-tip">Old</span></span>',
      )
    const { page } = await fixture.world.visit(put('5.3.2', printed))
    const { form, output, send, ready, wrapper } = renderedForm(page)
    await ready()
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(await form.getAttribute('class')).toBe('wpcf7-form sent')
    expect(await wrapper.locator('.wpcf7-not-valid-tip, [aria-invalid=true]').count()).toBe(0)
  })

  it('does not take the focus from a visitor who has gone on', async () => {
    contact.answer('5.1.9', { ...WRONG, hangs: true })
    const { page } = await fixture.world.visit(put('5.1.9', formOf('5.1.9')))
    const { output, send, name, ready } = renderedForm(page)
    await ready()
    await send.click()
    await expect.poll(() => contact.received.length).toBe(1)
    await name.focus()
    contact.release()
    await expect.poll(() => output.textContent()).toBe(WRONG.message)
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  })
})

const wrap = (name: string, inner: string): string =>
  `<span class="wpcf7-form-control-wrap ${name}" data-name="${name}">${inner}</span>`
const text = (name: string): string =>
  wrap(name, `<input name="${name}" id="${name}" class="wpcf7-form-control" aria-invalid="false">`)
const missing = (...names: string[]) => ({
  status: 'validation_failed',
  message: 'Wrong',
  invalid: Object.fromEntries(names.map((name) => [name, { message: 'Please fill this in.', idref: name }])),
})

describe.runIf(isShipped())('links to fields that are wrong', () => {
  it('say which field, by its label, and show while the focus is among them', async () => {
    const box = (name: string) => `<label><input type="checkbox" name="day[]"> ${name}</label>`
    const list = '<select name="d" class="wpcf7-form-control"><option>Press</option></select>'
    const fields = [
      `<label> Your name <abbr>*</abbr>\n<br> ${text('a')}</label>`,
      `<label for="b">* Phone:</label>${text('b')}`,
      `<fieldset><legend>Days</legend>${wrap('c', `<span id="c" class="wpcf7-form-control">${box('Mon')}${box('Tue')}</span>`)}</fieldset>`,
      `<label>Topic ${wrap('d', list)}</label>`,
      text('e'),
    ]
    contact.answer('5.7.7', missing('a', 'b', 'c', 'd', 'e'))
    // Nothing of the site says how the block looks.
    const html = formOf('5.7.7', { fields: fields.join('') }).replace('wpcf7 no-js', 'wpcf7 bare')
    const { page } = await fixture.world.visit(
      put('5.7.7', html, { css: '.bare .screen-reader-response{all:revert-layer}' }),
    )
    const { output, spoken, send, ready } = renderedForm(page)
    await ready()
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Wrong')
    const message = 'Please fill this in.'
    expect(await spoken.locator('li').allTextContents()).toEqual([
      ...['Your name', 'Phone', 'Days', 'Topic'].map((label) => `${label}: ${message}`),
      message,
    ])
    const width = async () => (await spoken.boundingBox())?.width
    expect(await width()).toBe(1)
    await page.keyboard.press('Tab')
    expect(await spoken.getByRole('link', { name: 'Your name' }).evaluate((link) => link.matches(':focus'))).toBe(true)
    expect(await width()).toBeGreaterThan(200)
    await page.keyboard.press('Enter')
    expect(await page.locator('#a').evaluate((field) => field.matches(':focus'))).toBe(true)
    expect(await width()).toBe(1)
  })
})

describe.runIf(isShipped())('a long form with wrong fields', () => {
  const TALL = '.wpcf7-form p{margin:0;min-height:1200px}.wpcf7-form p:last-of-type{min-height:0}'
  const openTall = async (...wrong: string[]) => {
    contact.answer('5.7.7', missing(...wrong))
    const fields = ['a', 'b', 'c'].map((name) => `<p>${text(name)}</p>`).join('')
    const address = put('5.7.7', formOf('5.7.7', { fields }), { css: TALL })
    const { page } = await fixture.world.visit(address, { reducedMotion: 'reduce' })
    const form = renderedForm(page)
    await form.ready()
    return { page, ...form, place: async () => (await page.locator('#b').boundingBox())?.y ?? -1 }
  }

  it('shows the first of them in the middle of the screen, without giving it the focus', async () => {
    const { page, send, output, spoken, place } = await openTall('b', 'c')
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Wrong')
    await expect.poll(place).toBeGreaterThan(0)
    const height = page.viewportSize()?.height ?? 0
    expect(Math.abs((await place()) - height / 2)).toBeLessThan(40)
    expect(await spoken.evaluate((block) => block.matches(':focus'))).toBe(true)
  })

  it('stays where it is while one of them is on the screen', async () => {
    const { page, output } = await openTall('a', 'b')
    await page.locator('#b').press('Enter')
    await expect.poll(() => output.textContent()).toBe('Wrong')
    expect(await page.locator('#b').evaluate((field) => field.matches(':focus'))).toBe(true)
    const before = await page.evaluate('scrollY')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate('scrollY')).toBe(before)
    expect(before).toBeGreaterThan(0)
  })
})
