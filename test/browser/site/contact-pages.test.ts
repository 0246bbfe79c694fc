import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { at } from '../../../build/paths.js'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { fieldOf, formOf, renderedForm, tagOf, withContact } from '../../support/contact-form'
import { NONCE } from '../../support/site-page'

const fixture = withWorld()
const { contact, put } = withContact(fixture)

const LINE = '5.7.7'
const FEEDBACK = 'POST /wp-json/contact-form-7/v1/contact-forms/7/feedback'
const calls = (): string[] => contact.received.map(({ call }) => call)
const open = async (body: string, options: Parameters<typeof put>[2] = {}, visit = {}) => {
  const opened = await fixture.world.visit(put(LINE, body, options), visit)
  return { ...opened, ...renderedForm(opened.page) }
}
/** Holds back a script of ours until the result is called. */
const holdBack = async (page: Page, file: string): Promise<() => void> => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/${file}`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

describe.runIf(isShipped())('a page with contact forms', () => {
  it('keeps two forms apart', async () => {
    contact.answer(LINE, { status: 'spam' }, { status: 'mail_sent' })
    const { page, send, output, heard, ready } = await open(formOf(LINE) + formOf(LINE, { id: 8, order: 2 }))
    const other = renderedForm(page, tagOf(8, 2))
    await ready()
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: spam')
    expect(await other.output.textContent()).toBe('')
    await other.send.click()
    await expect.poll(() => other.output.textContent()).toBe('Answer: mail_sent')
    expect(await output.textContent()).toBe('Answer: spam')
    expect(calls()).toEqual([FEEDBACK, FEEDBACK.replace('/7/', '/8/')])
    expect((await heard()).map(({ name, on }) => [name, on])).toEqual([
      ...['beforesubmit', 'spam', 'submit'].map((name) => [name, tagOf()]),
      ...['beforesubmit', 'mailsent', 'submit'].map((name) => [name, tagOf(8, 2)]),
    ])
  })

  it('sends a double press once', async () => {
    contact.answer(LINE, { hangs: true })
    const { send, output, ready } = await open(formOf(LINE))
    await ready()
    await send.dblclick()
    await expect.poll(calls).toEqual([FEEDBACK])
    await send.click()
    contact.release()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(calls()).toEqual([FEEDBACK])
  })

  it('keeps what was typed before the script came, and sends what was pressed before its chunk came', async () => {
    contact.answer(LINE)
    let release = (): void => {}
    const { name, send, output } = await open(
      formOf(LINE),
      {},
      {
        prepare: async ({ page }: { page: Page }) => {
          release = await holdBack(page, 'site-contact.js')
        },
      },
    )
    await name.fill('Ann')
    await send.click()
    expect(calls()).toEqual([])
    release()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(contact.submissions().map(({ 'your-name': who }) => who)).toEqual(['Ann'])
  })

  it('may replace its body while a form is sent, and put in a new one', async () => {
    contact.answer(LINE, { hangs: true }, { status: 'mail_sent' })
    const hidden = '<input type="hidden" name="_wisp_submission" value="">'
    const { page, name, send, form, output, ready } = await open(formOf(LINE, { hidden }))
    await ready()
    await name.fill('Ann')
    await send.click()
    await expect.poll(calls).toEqual([FEEDBACK])
    await page.evaluate(() => {
      const main = document.querySelector('main') as HTMLElement
      const fresh = main.cloneNode(true) as HTMLElement
      for (const form of fresh.querySelectorAll('.wpcf7')) form.classList.replace('js', 'no-js')
      main.replaceWith(fresh)
    })
    contact.release()
    await page.locator('.wpcf7.js').waitFor()
    expect(await output.textContent()).toBe('')
    // The copy was made while the other was under way, which it is not itself.
    expect(await form.getAttribute('class')).toBe('wpcf7-form init')
    expect([await form.getAttribute('data-status'), await form.getAttribute('aria-busy')]).toEqual(['init', 'false'])
    expect(await form.locator('.wpcf7-spinner').getAttribute('class')).toBe('ajax-loader wpcf7-spinner')
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(calls()).toEqual([FEEDBACK, FEEDBACK])
    const ids = contact.submissions().map(({ _wisp_submission: id }) => id)
    expect(ids.filter(Boolean).length).toBe(2)
    expect(ids[0]).not.toBe(ids[1])
  })

  it.each([
    ['few letters outlive the page', 'Ann', true],
    ['many letters do not, because a browser would refuse to send them at all', 'x'.repeat(60_000), false],
  ])('is left while a form is sent: %s', async (_, value, keepalive) => {
    contact.answer(LINE)
    const { page, name, send, ready, output } = await open(formOf(LINE), {
      script: `const real = fetch; window.kept = []
        window.fetch = (url, init) => (init.method === 'POST' && kept.push(init.keepalive), real(url, init))`,
    })
    await ready()
    await name.fill(value)
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(await page.evaluate('kept')).toEqual([keepalive])
  })

  it('works where fields are named like properties of a form', async () => {
    contact.answer(LINE, { status: 'spam' }, { status: 'mail_sent' })
    const names = [
      ...['submit', 'action', 'elements', 'reset', 'classList', 'querySelector', 'querySelectorAll', 'setAttribute'],
      ...['getAttribute', 'after', 'dispatchEvent', 'addEventListener', 'dataset', 'parentNode', 'closest'],
    ]
    const fields = names.map((name) => fieldOf(LINE, name, name)).join('')
    const { page, ready } = await open(formOf(LINE, { fields }))
    // Locators walk the tree by the names that are taken here.
    const text = (): Promise<unknown> => page.evaluate(`document.querySelector('.wpcf7-response-output').textContent`)
    const press = (): Promise<unknown> => page.evaluate(`document.querySelector('[type=submit]').click()`)
    await ready()
    await page.evaluate(`document.querySelector('[name=reset]').value = 'kept'`)
    await press()
    await expect.poll(text).toBe('Answer: spam')
    expect(await page.evaluate(`document.querySelectorAll('form.wpcf7-form.spam').length`)).toBe(1)
    await press()
    await expect.poll(text).toBe('Answer: mail_sent')
    expect(contact.submissions().map(({ reset }) => reset)).toEqual(['kept', 'kept'])
    expect(await page.evaluate(`document.querySelector('[name=reset]').value`)).toBe('')
  })

  it('tells listeners of jQuery too', async () => {
    contact.answer(LINE)
    const jquery = readFileSync(at('node_modules/jquery-3/dist/jquery.min.js'), 'utf8')
    contact.pages.set('/jquery.js', { type: 'text/javascript', body: jquery })
    const listening = `window.told = []; jQuery(document).on('wpcf7beforesubmit wpcf7mailsent wpcf7submit', '.wpcf7',
      (event) => told.push([event.type, event.target.localName, event.currentTarget.id, event.detail.status]))`
    const { page, send, output, ready } = await open(formOf(LINE), {
      policy: null,
      head: `<script nonce="${NONCE}" src="/jquery.js"></script><script nonce="${NONCE}">${listening}</script>`,
    })
    await ready()
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(await page.evaluate('told')).toEqual([
      ['wpcf7beforesubmit', 'form', tagOf(), 'init'],
      ['wpcf7mailsent', 'form', tagOf(), 'mail_sent'],
      ['wpcf7submit', 'form', tagOf(), 'mail_sent'],
    ])
  })

  it('may add to what is sent when it hears of it', async () => {
    contact.answer(LINE)
    const script = `document.addEventListener('wpcf7beforesubmit', ({ detail }) => detail.formData.append('source', 'ad'))`
    const { send, output, ready } = await open(formOf(LINE), { script })
    await ready()
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(contact.submissions()[0]?.source).toBe('ad')
  })
})

describe.runIf(isShipped())('a contact form is left alone', () => {
  it('when a script of the page has stopped it', async () => {
    contact.answer(LINE)
    const { page, form, send, ready, output } = await open(formOf(LINE))
    await ready()
    const stop = await form.evaluateHandle((element) => {
      const stop = (event: Event): void => event.preventDefault()
      element.addEventListener('submit', stop)
      return () => element.removeEventListener('submit', stop)
    })
    await send.click()
    await stop.evaluate((remove) => remove())
    expect(await form.getAttribute('class')).toBe('wpcf7-form init')
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(calls()).toEqual([FEEDBACK])
    expect(page.url()).toBe(`${contact.origin}/contact`)
  })

  it.each(['initForm', 'init', 'submit'])('where the script of the original runs, which has wpcf7.%s', async (name) => {
    contact.answer(LINE)
    const { page, send, requests, wrapper } = await open(formOf(LINE), { script: `wpcf7.${name} = function () {}` })
    await expect.poll(() => requests).toEqual(['GET /wisp-site.js', 'GET /v/site-contact.js'])
    await page.waitForLoadState('networkidle')
    expect(await wrapper.getAttribute('class')).toBe('wpcf7 no-js')
    await send.click()
    await page.waitForURL(`**/contact#${tagOf()}`)
    expect(calls()).toEqual([])
  })

  it('when it is none: without an id the browser sends it', async () => {
    contact.answer(LINE)
    const { page, send, ready } = await open(formOf(LINE).replace('name="_wpcf7" value="7"', 'name="_wpcf7" value=""'))
    await ready()
    await send.click()
    await page.waitForURL(`**/contact#${tagOf()}`)
    expect(calls()).toEqual([])
  })
})
