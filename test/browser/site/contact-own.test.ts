/** Contact forms as our own server prints and receives them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { askQuiz } from '../../../server/forms/quiz'
import { formHtml } from '../../../server/forms/render/html'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { everydayRows } from '../../support/everyday-share'
import { formOf } from '../../support/form-definitions'
import { putSite } from '../../support/site-page'
import type { Visit } from '../../support/visit.page'
import { SITE } from '../../support/world'

const fixture = withWorld()
const questions = [{ question: 'Capital of France?', answer: 'Paris' }]
const FORM = formOf(
  [
    { name: 'your-name', label: 'Your name' },
    { name: 'capital', kind: 'quiz', label: '', questions },
  ],
  { id: 501 },
)
const CALL = '/wp-json/contact-form-7/v1/contact-forms'

beforeAll(async () => {
  await fixture.world.store.contactForms.save(SITE, FORM)
})

const open = async (
  options: Parameters<typeof fixture.world.visit>[1] = {},
  page: Parameters<typeof putSite>[2] = {},
) => {
  const { world } = fixture
  const html = formHtml(FORM, { origin: world.wisp, quiz: await askQuiz(FORM, world.store.sign) })
  const path = putSite(world, `<main><h1>Contact</h1>${html}<p id="below">Below</p></main>`, page)
  const visit = await world.visit(path, options)
  const { page: tab } = visit
  return {
    ...visit,
    quiz: tab.getByLabel('Capital of France?'),
    send: tab.getByRole('button', { name: 'Send' }),
    status: () => tab.locator('form').getAttribute('data-status'),
    ready: () => tab.waitForFunction(() => document.adoptedStyleSheets.length > 0),
    /** Nobody fills in a form within the first second of a page. */
    aWhileLater: () => tab.waitForFunction(() => performance.now() > 1_500),
  }
}

describe.runIf(isShipped())('a form of our own server', () => {
  it.each(
    everydayRows([
      ['the right answer', 'Paris', 'sent'],
      ['the right answer in other case', ' pARIS ', 'sent'],
      ['a wrong answer', 'Rome', 'invalid'],
    ]),
  )('with %s to its quiz is %s: %s', async (_, answer, status) => {
    const form = await open()
    await form.aWhileLater()
    await form.quiz.fill(answer)
    await form.send.click()
    await expect.poll(form.status).toBe(status)
    // There is a new question each time, with no answer yet.
    await expect.poll(() => form.quiz.inputValue()).toBe('')
    expect(await form.page.locator('.wpcf7-not-valid-tip').count()).toBe(status === 'sent' ? 0 : 1)
  })

  it('that is pressed before its chunk has come is not taken for spam', async () => {
    let release = (): void => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const prepare = ({ page }: Visit) =>
      page.route('**/site-contact.js', async (route) => {
        await released
        await route.continue()
      })
    // The answer comes so long after the press that it would count as a shift.
    const form = await open({ prepare }, { css: '.wpcf7-response-output{position:absolute}' })
    await form.page.waitForFunction(() => Symbol.for('wisp-site') in window)
    await form.quiz.fill('Paris')
    await form.send.click()
    await form.aWhileLater()
    expect(await form.status()).toBe(null)
    const request = form.page.waitForRequest(/feedback/)
    release()
    await request
    await expect.poll(form.status).toBe('sent')
  })

  it('that is sent within the first second of its page is taken for spam', async () => {
    const form = await open({}, { script: 'performance.now = () => 900' })
    await form.ready()
    await form.quiz.fill('Paris')
    await form.send.click()
    await expect.poll(form.status).toBe('spam')
  })

  it('whose trap is filled in is spam if nobody has pressed anything, and a person’s otherwise', async () => {
    const fillTrap = "document.querySelector('.wisp-trap input').value = 'Ann Ltd'"
    const later = 'performance.now = () => 60_000'
    // By the page itself, as what a case evaluates counts as a press.
    const submitted = `${later}; const waiting = setInterval(() => {
      if (!document.adoptedStyleSheets.length) return
      clearInterval(waiting)
      ${fillTrap}
      const form = document.querySelector('form')
      form.elements.capital.value = 'Paris'
      form.requestSubmit()
    }, 20)`
    const answers: Promise<{ status: string }>[] = []
    const prepare = async ({ page }: Visit) => {
      answers.push(page.waitForResponse(/feedback/).then((response) => response.json()))
    }
    // The answer comes without a press, after which what moves would not count.
    await open({ prepare }, { script: submitted, css: '.wpcf7-response-output{position:absolute}' })
    expect((await answers[0])?.status).toBe('spam')
    const form = await open({}, { script: later })
    await form.ready()
    await form.page.evaluate(fillTrap)
    await form.quiz.fill('Paris')
    await form.send.click()
    await expect.poll(form.status).toBe('sent')
  })

  it('takes no room and moves nothing when our css comes', async () => {
    const form = await open()
    const place = () => form.page.locator('#below').boundingBox()
    const before = await place()
    await form.ready()
    expect([before !== null, await place()]).toEqual([true, before])
    expect(await form.page.locator('.wisp-trap').evaluate((trap) => getComputedStyle(trap).display)).toBe('none')
  })
})

describe.runIf(isShipped())('our server answers what no form of ours sends', () => {
  const body = (more: Record<string, string> = {}): FormData => {
    const data = new FormData()
    const fields = { _wpcf7: '501', _wpcf7_unit_tag: 'wpcf7-f501-o1', ...more }
    for (const [name, value] of Object.entries(fields)) data.append(name, value)
    return data
  }
  const ask = async (path: string, init: RequestInit = {}): Promise<number> =>
    (await fetch(fixture.world.wisp + CALL + path, init)).status
  const post = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    body,
    headers,
  })

  it.each(
    everydayRows(
      [
        ['another method', 405, () => ask('/501/feedback')],
        ['another method for a refill', 405, () => ask('/501/refill', post(body()))],
        ['a form that there is not', 404, () => ask('/999/feedback', post(body()))],
        ['a refill of a form that there is not', 404, () => ask('/999/refill')],
        ['an id that is none', 404, () => ask('/0x1/feedback', post(body()))],
        ['no multipart body', 415, () => ask('/501/feedback', post(new URLSearchParams({ _wpcf7: '501' })))],
        ['JSON', 415, () => ask('/501/feedback', post('{}', { 'content-type': 'application/json' }))],
        ['no unit tag', 400, () => ask('/501/feedback', post(body({ _wpcf7_unit_tag: '' })))],
        [
          'a nonce of somebody, which we know nothing of',
          200,
          () => ask('/501/feedback', post(body({ _wpnonce: 'bad' }))),
        ],
      ],
      { kindOf: ([, status]) => status },
    ),
  )('%s with %i', async (_, status, call) => {
    expect(await call()).toBe(status)
  })
})
