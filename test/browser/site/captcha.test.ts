import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { stopClock } from '../../support/clock'
import { everydayRows } from '../../support/everyday-share'
import { putSite } from '../../support/site-page'
import type { Visit } from '../../support/visit.page'

const fixture = withWorld()

const SETTINGS = { sitekey: 'key', actions: { homepage: 'home', contactform: 'contact' } }

/** A service that answers each question when the case calls `answer(number)`: the token names the question. */
const SERVICE = `
  window.asked = []
  window.pending = []
  window.executed = []
  document.addEventListener('wpcf7grecaptchaexecuted', ({ detail }) => executed.push(detail))
  window.answer = (number) => pending[number](asked[number] + number)
  window.service = {
    ready(callback) { window.becomeReady = callback; callback() },
    execute(key, { action }) {
      asked.push(key + ':' + action + '/')
      return new Promise((resolve) => pending.push(resolve))
    }
  }`
const STUB = `${SERVICE};window.grecaptcha = service`

const contact = (field: string, id = 1): string =>
  `<div class="wpcf7" id="wpcf7-f${id}-o1" role="form"><div class="screen-reader-response"></div>
  <form class="wpcf7-form" novalidate><input type="hidden" name="_wpcf7" value="${id}"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f${id}-o1">
  <input type="hidden" name="${field}" value=""><label>Name ${id} <input name="your-name"></label>
  <button class="wpcf7-submit">Send ${id}</button><div class="wpcf7-response-output wpcf7-display-none"></div></form></div>`

const FORMS = contact('g-recaptcha-response', 1) + contact('_wpcf7_recaptcha_response', 2)

const open = async (script: string, page: Parameters<typeof putSite>[2] = {}, clock = false) => {
  const path = putSite(fixture.world, FORMS, { blocks: { captcha: SETTINGS }, script, ...page })
  const posts: string[] = []
  const visit = await fixture.world.visit(path, {
    async prepare({ page }) {
      if (clock) await page.clock.install()
      await page.route('**/wp-json/**', async (route) => {
        const [field] = /recaptcha[-_]response"\r\n\r\n([^\r]*)/.exec(route.request().postData() ?? '')?.slice(1) ?? []
        posts.push(field ?? '')
        const body = JSON.stringify({ into: '#x', status: 'mail_sent', message: 'Thanks' })
        return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body })
      })
    },
  })
  return { ...visit, posts }
}

type Page = Pick<Visit, 'page'>
const questions = ({ page }: Page) => page.evaluate(() => Reflect.get(window, 'asked') as string[])
const answer = ({ page }: Page, number: number) =>
  page.evaluate((number) => Reflect.get(window, 'answer')(number), number)
const tokens = ({ page }: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLInputElement>('[name*=recaptcha]')].map(({ value }) => value))
const change = async ({ page }: Page, text: string): Promise<void> => {
  await page.getByLabel('Name 1').fill(text)
  await page.getByLabel('Name 1').blur()
}
const attached = ({ requests }: Pick<Visit, 'requests'>) =>
  expect.poll(() => requests).toContain('GET /v/site-captcha.js')

describe.runIf(isShipped())('the captcha of a page', () => {
  it('is left alone by a page whose fields only sound like those of a captcha', async () => {
    const path = putSite(
      fixture.world,
      `<form><input type="hidden" name="my_recaptcha_sitekey" value="kept"></form>${contact('note')}`,
      {
        blocks: { captcha: SETTINGS },
        script: STUB,
      },
    )
    const { page, requests } = await fixture.world.visit(path)
    await expect.poll(() => requests).toContain('GET /v/site-contact-look.js')
    expect(requests).not.toContain('GET /v/site-captcha.js')
    expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([])
  })

  it('is asked once when it is ready, and its token goes into all fields, also those that come later', async () => {
    const visit = await open(STUB)
    await expect.poll(() => questions(visit)).toEqual(['key:home/'])
    await answer(visit, 0)
    await expect.poll(() => tokens(visit)).toEqual(['key:home/0', 'key:home/0'])
    expect(await visit.page.evaluate(() => Reflect.get(window, 'executed'))).toEqual([
      { action: 'home', token: 'key:home/0' },
    ])
    await visit.page.evaluate(() => {
      const input = Object.assign(document.createElement('input'), { type: 'hidden', name: 'g-recaptcha-response' })
      document.querySelectorAll('form')[1]?.append(input)
    })
    await expect.poll(() => tokens(visit)).toEqual(Array(3).fill('key:home/0'))
    expect(await questions(visit)).toEqual(['key:home/'])
    const chunks = ['site-captcha', 'site-contact-look', 'site-contact', 'site-outbox']
    expect(visit.requests.slice(1).sort()).toEqual(chunks.map((name) => `GET /v/${name}.js`))
  })

  it('is asked on every change, and an older token never replaces a newer one', async () => {
    const visit = await open(STUB)
    await expect.poll(() => questions(visit)).toHaveLength(1)
    for (const name of ['a', 'b', 'c']) await change(visit, name)
    expect(await questions(visit)).toEqual(['key:home/', 'key:contact/', 'key:contact/', 'key:contact/'])
    await answer(visit, 2)
    await expect.poll(() => tokens(visit)).toEqual(Array(2).fill('key:contact/2'))
    await answer(visit, 1)
    await answer(visit, 0)
    await answer(visit, 3)
    await expect.poll(() => tokens(visit)).toEqual(Array(2).fill('key:contact/3'))
    const executed = await visit.page.evaluate(() =>
      Reflect.get(window, 'executed').map(({ token }: { token: string }) => token),
    )
    expect(executed).toEqual(['key:contact/2', 'key:contact/3'])
  })

  it('is asked before a form is sent, which waits for the token, and after the answer', async () => {
    const visit = await open(STUB)
    await expect.poll(() => questions(visit)).toHaveLength(1)
    await visit.page.getByRole('button', { name: 'Send 1' }).click()
    await expect.poll(() => questions(visit)).toEqual(['key:home/', 'key:contact/'])
    expect(visit.posts).toEqual([])
    await answer(visit, 1)
    await expect.poll(() => visit.posts).toEqual(['key:contact/1'])
    await expect.poll(() => questions(visit)).toEqual(['key:home/', 'key:contact/', 'key:home/'])
  })

  it("reads the original's settings, and a token that another script of the page has brought", async () => {
    const visit = await open(`${STUB};window.wpcf7_recaptcha = { sitekey: 'other', actions: {} }`, { blocks: {} })
    await expect.poll(() => questions(visit)).toEqual(['other:homepage/'])
    await visit.page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('wpcf7grecaptchaexecuted', { detail: { action: 'x', token: 'theirs' } })),
    )
    expect(await tokens(visit)).toEqual(['theirs', 'theirs'])
  })

  it('may come at any time', async () => {
    const visit = await open(SERVICE)
    await attached(visit)
    await change(visit, 'a')
    await visit.page.evaluate('window.grecaptcha = service; 0')
    await visit.page.evaluate(() =>
      document.body.append(
        Object.assign(new Image(), { src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      ),
    )
    await expect.poll(() => questions(visit)).toEqual(['key:home/'])
  })

  it.each(
    everydayRows([
      ['is blocked', ''],
      ['throws', 'window.grecaptcha = { ready() { throw 1 }, execute() { throw 1 } }'],
      ['has properties that throw', 'window.grecaptcha = { get ready() { throw 1 }, get execute() { throw 1 } }'],
      ['has no ready, and gives no promise', 'window.grecaptcha = { execute() {} }'],
      [
        'gives something else than a token',
        'window.grecaptcha = { ready: (f) => f(), execute: async () => ({ token: 1 }) }',
      ],
      [
        'has settings that throw',
        `${STUB};Object.defineProperty(window, 'wpcf7_recaptcha', { get() { throw 1 } })`,
        {},
      ],
      ['rejects', 'window.grecaptcha = { ready: (f) => f(), execute: () => Promise.reject(1) }'],
      [
        'is an element of the page',
        'addEventListener("DOMContentLoaded", () => { document.forms[0].id = "grecaptcha" })',
      ],
    ]),
  )('holds no form up if it %s', async (_, script, blocks: Record<string, unknown> = { captcha: SETTINGS }) => {
    const visit = await open(script, { blocks })
    await attached(visit)
    await change(visit, 'a')
    await visit.page.getByRole('button', { name: 'Send 2' }).click()
    await expect.poll(() => visit.posts).toEqual([''])
    await visit.expectUndisturbed()
  })

  it.each([
    ['never becomes ready', 'window.grecaptcha = { ready() {}, execute() {} }'],
    ['never answers', 'window.grecaptcha = { ready: (f) => f(), execute: () => new Promise(() => {}) }'],
  ])('holds a form up for 5 s if it %s', async (_, script) => {
    const visit = await open(script, {}, true)
    const { page, posts } = visit
    await attached(visit)
    await expect.poll(() => visit.requests).toHaveLength(5)
    // From here on, no time passes but that of this case.
    await stopClock(visit)
    await page.getByRole('button', { name: 'Send 2' }).click()
    await page.locator('form[aria-busy=true]').waitFor()
    await page.clock.runFor(3_000)
    expect(posts).toEqual([])
    await page.clock.runFor(2_000)
    await expect.poll(() => posts).toEqual([''])
  })

  it('is asked nothing without a key, where the original runs, and after the last field has gone', async () => {
    const without = await open(STUB, { blocks: {} })
    await attached(without)
    await change(without, 'a')
    expect(await questions(without)).toEqual([])
    const original = await open(`${STUB};window.wpcf7_recaptcha = { execute() {} }`)
    await attached(original)
    await change(original, 'a')
    expect(await questions(original)).toEqual([])
    const stubVisit = await open(STUB)
    await expect.poll(() => questions(stubVisit)).toHaveLength(1)
    await stubVisit.page.evaluate(() => {
      for (const input of document.querySelectorAll('[name*=recaptcha]')) input.remove()
    })
    await expect
      .poll(async () => {
        const before = (await questions(stubVisit)).length
        await change(stubVisit, `${before}`)
        return (await questions(stubVisit)).length - before
      })
      .toBe(0)
  })
})
