import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { formOf, renderedForm, withContact } from '../../support/contact-form'
import { loaded } from '../../support/form'

const fixture = withWorld()
const { contact, put } = withContact(fixture)

const LINE = '5.1.9'
const ENGLISH = 'Your message was not sent. Please try again.'
const json = (value: unknown, status = 200) => ({
  instead: { status, type: 'application/json', body: JSON.stringify(value) },
})

const FAILURES = [
  json({ code: 'wpcf7_not_found', message: 'No.', data: { status: 404 } }, 404),
  { instead: { status: 500, body: 'Fatal error' } },
  { instead: { status: 200, body: '<!doctype html><title>Just a moment</title>' } },
  json({ ok: true }),
  json({ status: 'mail_sent', message: 'Sent' }, 503),
  json({ status: {}, message: 'Sent' }),
  json({ status: 'mail_sent', message: { toString: 'none' } }),
  json([{ status: 'mail_sent', message: 'Sent' }]),
  json(null),
]

const TOO_LARGE = { instead: { status: 413, type: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' } }

describe.runIf(isShipped())('a contact form that gets no reply', () => {
  it('says so in one place after each, keeps the values, and can be sent again', async () => {
    contact.answer(LINE, ...FAILURES, { status: 'mail_sent' })
    const { page } = await fixture.world.visit(put(LINE, formOf(LINE)))
    const { error, form, output, send, name, heard, ready, wrapper } = renderedForm(page)
    await ready()
    await name.fill('Ann')
    for (const index of FAILURES.keys()) {
      // Marked, so that the next message is known to be a new one.
      await error.evaluateAll((all) => {
        for (const old of all) old.setAttribute('data-old', '')
      })
      await send.click()
      await expect.poll(() => contact.received.length).toBe(index + 1)
      await wrapper.locator('form + .ajax-error[role=alert]:not([data-old])').waitFor()
      expect(await error.allTextContents()).toEqual([ENGLISH])
      expect(await form.getAttribute('class')).toBe('wpcf7-form init')
      expect(await form.getAttribute('aria-busy')).toBe('false')
      expect(await wrapper.locator('.is-active').count()).toBe(0)
      expect(await name.inputValue()).toBe('Ann')
    }
    expect(await violationsOf(page, 'main')).toEqual([])
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(await error.count()).toBe(0)
    expect((await heard()).map(({ name }) => name)).toEqual([
      ...[...FAILURES, 'sent'].map(() => 'beforesubmit'),
      ...['mailsent', 'submit'],
    ])
    expect(contact.submissions().map(({ 'your-name': who }) => who)).toEqual([...FAILURES, 'sent'].map(() => 'Ann'))
  })

  it('says it in Hebrew, from right to left, when the connection is lost', async () => {
    contact.answer('5.7.7')
    const hebrew = formOf('5.7.7', { lang: 'he-IL' })
    const { page } = await fixture.world.visit(put('5.7.7', hebrew, { lang: 'he' }), {
      viewport: { width: 320, height: 600 },
    })
    const { error, output, send, ready } = renderedForm(page)
    await ready()
    // The Hebrew words of the form come in a file of their own.
    await loaded({ page }, 'words-he-site')
    await page.route('**/feedback', (route) => route.abort(), { times: 1 })
    await send.click()
    await expect.poll(() => error.allTextContents()).toEqual(['ההודעה לא נשלחה. נא לנסות שוב.'])
    expect(await error.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await violationsOf(page, 'main')).toEqual([])
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(await error.count()).toBe(0)
  })

  it('says so where a proxy in front of the server takes no request of this size', async () => {
    contact.answer(LINE, TOO_LARGE, { status: 'mail_sent' })
    const { page } = await fixture.world.visit(put(LINE, formOf(LINE)))
    const { error, output, send, name, ready } = renderedForm(page)
    await ready()
    await name.fill('Ann')
    await send.click()
    await expect
      .poll(() => error.allTextContents())
      .toEqual(['This is too large for this site. Please send a smaller file.'])
    expect(await name.inputValue()).toBe('Ann')
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(await error.count()).toBe(0)
  })

  it('waits 30 s for a server that hangs', async () => {
    contact.answer(LINE, { hangs: true })
    const { page } = await fixture.world.visit(put(LINE, formOf(LINE)), {
      prepare: ({ page }) =>
        // The real one cannot be made to run faster.
        page.addInitScript(() => {
          const times: number[] = []
          AbortSignal.timeout = (ms) => {
            times.push(ms)
            const controller = new AbortController()
            addEventListener('time-is-up', () => controller.abort())
            return controller.signal
          }
          Object.assign(window, { times })
        }),
    })
    const { error, send, ready } = renderedForm(page)
    await ready()
    await send.click()
    await expect.poll(() => contact.received.length).toBe(1)
    expect(await error.count()).toBe(0)
    await page.evaluate(() => dispatchEvent(new Event('time-is-up')))
    await expect.poll(() => error.allTextContents()).toEqual([ENGLISH])
    expect(await page.evaluate('times')).toEqual([30_000])
  })
})
