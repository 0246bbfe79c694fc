import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { stoppedClock } from '../../support/clock'
import { formOf, renderedForm, withContact } from '../../support/contact-form'

const fixture = withWorld()
const { contact, put } = withContact(fixture)

const LINE = '5.1.9'
const FEEDBACK = 'POST /wp-json/contact-form-7/v1/contact-forms/7/feedback'
const TOKEN = '<input type="hidden" name="g-recaptcha-response" value="">'

/** A script that has forms wait for this promise. */
const waitingFor = (promise: string): string =>
  `document.addEventListener('wisp:before-send', ({ target, detail }) => detail.wait(${promise}))`

const open = async (hidden: string, script: string, options: Parameters<typeof fixture.world.visit>[1] = {}) => {
  const opened = await fixture.world.visit(put(LINE, formOf(LINE, { hidden }), { script }), options)
  return { ...opened, ...renderedForm(opened.page) }
}

describe.runIf(isShipped())('before a contact form is sent', () => {
  it('others may make it wait, and write a token into it', async () => {
    contact.answer(LINE)
    const script = `const waited = new Promise((go) => { window.go = go });${waitingFor(
      `waited.then(() => { target.querySelector('[name=g-recaptcha-response]').value = 'token' })`,
    )}`
    const { page, send, output, form, name, heard, ready } = await open(TOKEN, script)
    await ready()
    await name.fill('Ann')
    await send.click()
    await expect.poll(() => form.getAttribute('aria-busy')).toBe('true')
    // What counts is what the visitor had typed when it was pressed.
    await name.fill('Ben')
    expect((await heard()).map(({ name }) => name)).toEqual(['beforesubmit'])
    expect(contact.received).toEqual([])
    await page.evaluate('go()')
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(contact.submissions()).toMatchObject([{ 'your-name': 'Ann', 'g-recaptcha-response': 'token' }])
  })

  it.each([
    ['who fails', `Promise.reject(new Error('no token'))`],
    ['who gives nothing to wait for', 'undefined'],
  ])('nobody holds it up %s', async (_, promise) => {
    contact.answer(LINE)
    const { send, output, ready } = await open('', waitingFor(promise))
    await ready()
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(contact.received.map(({ call }) => call)).toEqual([FEEDBACK])
  })

  it.each([
    ['a listener that never ends', '', waitingFor('new Promise(() => {})')],
    ['a chunk that never comes', TOKEN, ''],
  ])('nobody holds it up for more than 5 s: %s', async (_, hidden, script) => {
    contact.answer(LINE)
    const { page, send, output, form, ready } = await open(hidden, script, {
      prepare: async ({ page }) => {
        await stoppedClock(page)
        await page.route('**/site-captcha.js', () => {})
      },
    })
    await ready()
    await send.click()
    await expect.poll(() => form.getAttribute('aria-busy')).toBe('true')
    await page.clock.runFor(4_900)
    expect(contact.received).toEqual([])
    await page.clock.runFor(200)
    await expect.poll(() => contact.received.map(({ call }) => call)).toEqual([FEEDBACK])
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
  })

  it('a visitor who leaves does not lose it', async () => {
    contact.answer(LINE)
    const { page, send, form, ready } = await open('', waitingFor('new Promise(() => {})'))
    await ready()
    await send.click()
    await expect.poll(() => form.getAttribute('aria-busy')).toBe('true')
    expect(contact.received).toEqual([])
    await page.goto(`${fixture.world.host}/plain`)
    await expect.poll(() => contact.received.map(({ call }) => call)).toEqual([FEEDBACK])
  })

  it('the fields of our own server are filled: an id until it is sent, and how long it took', async () => {
    contact.answer(LINE, { status: 'validation_failed' }, { instead: { status: 500, body: '' } }, {}, {})
    const ownFields = '<input type="hidden" name="_wisp_submission"><input type="hidden" name="_wisp_elapsed">'
    const { page, send, output, error, ready } = await open(ownFields, '', {
      prepare: ({ page }) => stoppedClock(page),
    })
    await ready()
    await page.clock.runFor(7_000)
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: validation_failed')
    await send.click()
    await expect.poll(() => error.count()).toBe(1)
    for (const times of [3, 4]) {
      await send.click()
      await expect.poll(() => contact.received.length).toBe(times)
      await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    }
    const [first, second, third, fourth] = contact.submissions().map(({ _wisp_submission: id }) => String(id))
    expect(first).toMatch(/^[\d-]{10,43}$/)
    expect([second, third]).toEqual([first, first])
    expect(fourth).toMatch(/^[\d-]{10,43}$/)
    expect(fourth).not.toBe(first)
    expect(Number(contact.submissions()[0]?._wisp_elapsed)).toBeGreaterThanOrEqual(6)
    // Seconds, not milliseconds.
    expect(Number(contact.submissions()[0]?._wisp_elapsed)).toBeLessThan(1_000)
  })
})
