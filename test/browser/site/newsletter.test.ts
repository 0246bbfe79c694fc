import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { everydayRows } from '../../support/everyday-share'
import { putSite } from '../../support/site-page'
import type { Visit } from '../../support/visit.page'

const fixture = withWorld()

const NAMES = ['started', 'change', 'submit', 'submitted', 'error', 'success', 'subscribed', 'unsubscribed']
/** The page keeps room for the answer. The original's style attributes do not count under its policy. */
const CSS = '.mc4wp-response{min-height:8rem}.trap{position:absolute}'

/** The queue that the original prints before its forms: listeners in it wait for the script. */
const QUEUE = `
  window.mc4wp = window.mc4wp || { listeners: [], forms: { on(event, callback) { window.mc4wp.listeners.push({ event, callback }) } } }
  window.heard = []
  window.details = {}
  for (const name of ${JSON.stringify(NAMES)}) for (const prefix of ['', '7.', '8.'])
    mc4wp.forms.on(prefix + name, (form, detail) => {
      heard.push(prefix + name)
      if (!(detail instanceof Event)) details[name] = detail
    })`

const HIDDEN = (id: number): string =>
  `<label class="trap">Leave this field empty <input type="text" name="_mc4wp_honeypot" tabindex="-1" autocomplete="off"></label>
  <input type="hidden" name="_mc4wp_timestamp" value="1700000000"><input type="hidden" name="_mc4wp_form_id" value="${id}">
  <input type="hidden" name="_mc4wp_form_element_id" value="form-${id}">`

const formOf = (fields: string, attributes = '', id = 7): string =>
  `<form id="form-${id}" class="mc4wp-form mc4wp-form-${id}" method="post" data-id="${id}" data-name="News" ${attributes}>
  <div class="mc4wp-form-fields">${fields}<button>Sign up ${id}</button></div>${HIDDEN(id)}<div class="mc4wp-response"></div></form>`

const EMAIL = '<p><label>Email <input type="email" name="EMAIL"></label></p>'
const NAME = '<p><label>Name <input name="FNAME"></label></p>'
const FEEDBACK = 'data-wisp-feedback="101"'

interface Reply {
  status?: number
  body?: unknown
  abort?: true
  until?: Promise<unknown>
}

type Submission = Record<string, string>

/** Opens a page with the forms, and answers what is sent to our server in order, the last answer for all that follow. */
const open = async (body: string, page: Parameters<typeof putSite>[2] = {}, ...replies: Reply[]) => {
  const path = putSite(fixture.world, `<main><h1>News</h1>${body}</main>`, { css: CSS, script: QUEUE, ...page })
  const posts: { path: string; fields: Submission }[] = []
  const visit = await fixture.world.visit(path, {
    async prepare({ page }) {
      await page.route('**/wp-json/**', async (route) => {
        const request = route.request()
        const type = request.headers()['content-type'] ?? ''
        const form = await new Response(request.postDataBuffer() as Uint8Array<ArrayBuffer>, {
          headers: { 'content-type': type },
        }).formData()
        posts.push({ path: new URL(request.url()).pathname, fields: Object.fromEntries(form) as Submission })
        const { abort, body = {}, status = 200, until } = replies[posts.length - 1] ?? replies.at(-1) ?? {}
        await until
        if (abort) return route.abort()
        const headers = { 'access-control-allow-origin': '*' }
        return route.fulfill({ status, headers, contentType: 'application/json', body: JSON.stringify(body) })
      })
    },
  })
  return { ...visit, posts, heard: () => visit.page.evaluate(() => Reflect.get(window, 'heard') as string[]) }
}

const ready = ({ page }: Pick<Visit, 'page'>) =>
  page.waitForFunction(() => typeof Reflect.get(window, 'mc4wp')?.forms.trigger === 'function')
const press = ({ page }: Pick<Visit, 'page'>, id = 7) => page.getByRole('button', { name: `Sign up ${id}` }).click()
const response = ({ page }: Pick<Visit, 'page'>) => page.locator('.mc4wp-response').first()
const bothOf = (...names: string[]): string[] => names.flatMap((name) => [`7.${name}`, name])

describe.runIf(isShipped())('a newsletter form of the original', () => {
  it('reports the first focus, each change and the submission, the event of the form first, and is sent by the browser', async () => {
    const visit = await open(formOf(EMAIL + NAME))
    const { heard, page, posts, requests } = visit
    await ready(visit)
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByLabel('Name').fill('Ann')
    await page.getByLabel('Email').focus()
    expect(await heard()).toEqual(bothOf('started', 'change', 'change'))
    expect(await page.locator('[name=_mc4wp_honeypot]').isHidden()).toBe(true)
    await page.evaluate(() =>
      document.addEventListener('submit', () =>
        sessionStorage.setItem('heard', String(Reflect.get(window, 'heard').slice(6))),
      ),
    )
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await press(visit)
    expect(Object.fromEntries(new URLSearchParams((await posted).postData() ?? ''))).toEqual({
      EMAIL: 'ann@example.com',
      FNAME: 'Ann',
      _mc4wp_honeypot: '',
      _mc4wp_timestamp: '1700000000',
      _mc4wp_form_id: '7',
      _mc4wp_form_element_id: 'form-7',
    })
    await page.waitForLoadState()
    expect(await page.evaluate(() => sessionStorage.getItem('heard'))).toBe('7.submit,submit')
    expect(posts).toEqual([])
    await ready(visit)
    expect(requests).toEqual(Array(2).fill(['GET /wisp-site.js', 'GET /v/site-newsletter.js']).flat())
  })

  it.each([
    ['without jQuery', ''],
    ['beside jQuery 3', '<script nonce="own" src="/jquery-3.js"></script>'],
  ])('is not sent if a handler prevents it, until the handler is taken away, %s', async (_, head) => {
    const visit = await open(formOf(EMAIL), { head, policy: head ? null : '' })
    const { heard, page } = visit
    await ready(visit)
    await page.evaluate(() => {
      const { forms } = Reflect.get(window, 'mc4wp')
      const no = (_: unknown, event: Event) => event.preventDefault()
      Object.assign(window, { no })
      forms.on('7.submit', no)
    })
    await press(visit)
    expect(await heard()).toEqual(bothOf('started', 'submit'))
    if (head) {
      await page.evaluate('mc4wp.forms.off("7.submit", no); jQuery("form").on("submit", () => false)')
      await press(visit)
      expect(await heard()).toEqual([...bothOf('started', 'submit'), ...bothOf('submit')])
      return
    }
    await page.evaluate('mc4wp.forms.off("7.submit", no)')
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await press(visit)
    await posted
  })

  it('completes addresses when the visitor leaves their field', async () => {
    const visit = await open(
      formOf('<p><label>Site <input type="url" name="SITE"></label></p><p><label>Text <input name="TEXT"></label></p>'),
    )
    await ready(visit)
    const site = visit.page.getByLabel('Site')
    for (const [typed, value] of [
      ['example.com', 'http://example.com'],
      ['https://example.com', 'https://example.com'],
      ['http://example.com', 'http://example.com'],
      ['HTTP://example.com', 'HTTP://example.com'],
      ['ftp.example.com', 'http://ftp.example.com'],
      [' example.com ', 'http://example.com'],
      ['', ''],
    ] as const) {
      await site.fill(typed)
      await site.blur()
      expect(await site.inputValue()).toBe(value)
    }
    await visit.page.getByLabel('Text').fill('example.com')
    await visit.page.getByLabel('Text').blur()
    expect(await visit.page.getByLabel('Text').inputValue()).toBe('example.com')
  })

  it('shows and hides elements by what its fields hold', async () => {
    const more = '<p data-show-if="EMAIL" hidden><label>Why <input name="WHY" required></label></p>'
    const visit = await open(formOf(EMAIL + more))
    const why = visit.page.getByLabel('Why')
    await why.waitFor({ state: 'hidden' })
    await visit.page.getByLabel('Email').pressSequentially('a')
    await why.waitFor()
    expect(visit.requests.slice(1).sort()).toEqual(['GET /v/site-conditions.js', 'GET /v/site-newsletter.js'])
  })

  it('is left to the script of the original where that runs', async () => {
    const script = `${QUEUE};window.mc4wp.forms = { on() {}, trigger() {} }`
    const visit = await open(formOf(`<p><label>Site <input type="url" name="SITE"></label></p>`), { script })
    await expect.poll(() => visit.requests).toHaveLength(2)
    await visit.page.evaluate(`mc4wp.forms.on = () => {}`)
    await visit.page.getByLabel('Site').fill('example.com')
    await visit.page.getByLabel('Site').blur()
    expect(await visit.page.getByLabel('Site').inputValue()).toBe('example.com')
    expect(await visit.heard()).toEqual([])
  })

  it('has an object with its values, also if its fields are named like its properties', async () => {
    const fields = `${EMAIL}<input name="submit" value="s"><input name="elements" value="e"><input name="dataset" value="d">
      <input name="reset" value="r"><input type="checkbox" name="I[]" value="1" checked><input type="checkbox" name="I[]" value="2" checked>`
    const visit = await open(formOf(fields) + formOf(EMAIL, '', 8))
    await ready(visit)
    const api = await visit.page.evaluate(() => {
      const { forms } = Reflect.get(window, 'mc4wp')
      const form = forms.get(7)
      form.setData({ EMAIL: 'ann@example.com', _mc4wp_honeypot: 'x' })
      form.setResponse('<div class="mc4wp-alert mc4wp-error"><p>Bad <b>address</b></p></div>')
      const input = document.querySelector('[name=EMAIL]')
      const { className, role, textContent } = document.querySelector('.mc4wp-response *') as Element
      const before = form.getData()
      form.reset()
      return {
        id: form.id,
        name: form.name,
        same: forms.getByElement(input) === form && forms.get('7') === form,
        before,
        after: form.getData().EMAIL,
        alert: [className, role, textContent],
        other: forms.get(8).element.id,
        unknown: forms.get(99).id,
        empty: document.querySelector('.mc4wp-response')?.childElementCount,
      }
    })
    expect(api).toMatchObject({
      id: 7,
      name: 'News',
      same: true,
      after: '',
      other: 'form-8',
      unknown: 0,
      empty: 0,
      before: { EMAIL: 'ann@example.com', submit: 's', reset: 'r', 'I[]': ['1', '2'], _mc4wp_honeypot: '' },
      alert: ['mc4wp-alert mc4wp-error', 'alert', 'Bad address'],
    })
  })

  it('lets a handler that throws disturb neither the others nor us', async () => {
    const throws = `${QUEUE};mc4wp.forms.on('7.submit', () => { throw new Error('theirs') });addEventListener('error', (event) => { heard.push(event.message); event.preventDefault() })`
    const visit = await open(
      formOf(EMAIL, FEEDBACK),
      { script: throws },
      { body: { status: 'mail_sent', message: 'Welcome' } },
    )
    await ready(visit)
    await press(visit)
    await expect.poll(() => response(visit).textContent()).toBe('Welcome')
    expect((await visit.heard()).slice(2, 5)).toEqual(['7.submit', 'Uncaught Error: theirs', 'submit'])
  })
})

describe.runIf(isShipped())('a page that comes back with a newsletter form', () => {
  const returned = (more: object) => ({ submitted_form: { id: 7, element_id: 'form-7', ...more } })

  it.each(
    everydayRows([
      [
        'subscribed',
        returned({ event: 'subscribed', data: { EMAIL: 'a' } }),
        bothOf('submitted', 'success', 'subscribed'),
      ],
      ['unsubscribed', returned({ action: 'unsubscribe' }), bothOf('submitted', 'success', 'unsubscribed')],
      ['updated', returned({ event: 'updated_subscriber' }), bothOf('submitted', 'success', 'subscribed')],
      ['refused', returned({ errors: ['invalid_email'], data: { EMAIL: 'ann' } }), bothOf('submitted', 'error')],
    ]),
  )('says that the visitor is %s', async (_, newsletter, events) => {
    const visit = await open(formOf(EMAIL), { blocks: { newsletter } })
    await expect.poll(visit.heard).toEqual(events)
    const errors = await visit.page.evaluate(() => Reflect.get(window, 'details').error)
    const refused = events.includes('error')
    expect(errors).toEqual(refused ? ['invalid_email'] : undefined)
    expect(await visit.page.getByLabel('Email').inputValue()).toBe(refused ? 'ann' : '')
  })

  it("reads the original's variable, scrolls to the form, and tells of that form only", async () => {
    const script = `${QUEUE};window.mc4wp_forms_config = ${JSON.stringify(returned({ event: 'subscribed' }))}`
    const forms =
      formOf(EMAIL, '', 8) +
      '<p class="tall"></p>' +
      formOf(EMAIL).replace('mc4wp-form ', 'mc4wp-form mc4wp-form-submitted ')
    const visit = await open(forms, { script, css: `${CSS}.tall{height:3000px}` })
    await expect.poll(visit.heard).toEqual(bothOf('submitted', 'success', 'subscribed'))
    expect(await visit.page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    expect(visit.requests.slice(1).sort()).toEqual(['GET /v/site-newsletter-return.js', 'GET /v/site-newsletter.js'])
  })
})

describe.runIf(isShipped())('a newsletter form that our server takes', () => {
  const PATH = '/wp-json/contact-form-7/v1/contact-forms/101/feedback'
  const SUCCESS = { body: { status: 'mail_sent', message: '<b>Welcome</b> & thanks' } }

  it('is sent with what the server wants to know, and says politely that it was', async () => {
    const visit = await open(formOf(EMAIL, FEEDBACK) + formOf(EMAIL, '', 8), {}, SUCCESS)
    const { heard, page, posts, requests } = visit
    await ready(visit)
    await page.getByLabel('Email').first().fill('ann@example.com')
    await press(visit)
    await expect
      .poll(() => response(visit).locator('.mc4wp-alert.mc4wp-success').textContent())
      .toBe('Welcome & thanks')
    const [{ path, fields }] = posts as [{ path: string; fields: Submission }]
    expect(path).toBe(PATH)
    expect(fields).toEqual({
      EMAIL: 'ann@example.com',
      _mc4wp_honeypot: '',
      _mc4wp_timestamp: '1700000000',
      _mc4wp_form_id: '7',
      _mc4wp_form_element_id: 'form-7',
      _wpcf7: '101',
      _wpcf7_unit_tag: 'form-7',
      _wisp_submission: expect.stringMatching(/^\d{14,23}-\d{1,10}$/),
      _wisp_elapsed: expect.stringMatching(/^\d+$/),
    })
    expect(await heard()).toEqual(bothOf('started', 'change', 'submit', 'submitted', 'success', 'subscribed'))
    expect(await page.evaluate(() => Reflect.get(window, 'details').success.EMAIL)).toBe('ann@example.com')
    expect(await page.getByLabel('Email').first().inputValue()).toBe('')
    const alert = response(visit).getByRole('alert')
    expect(await alert.getAttribute('aria-live')).toBe('polite')
    expect(await page.locator('.mc4wp-form-fields').first().isVisible()).toBe(true)
    expect(await page.locator('.mc4wp-response').last().textContent()).toBe('')
    expect(requests.slice(1).sort()).toEqual([
      'GET /v/site-newsletter-send.js',
      'GET /v/site-newsletter.js',
      'GET /v/site-outbox.js',
      `POST ${PATH}`,
    ])
    expect(await violationsOf(page, 'main')).toEqual([])
    await page.getByLabel('Email').first().fill('bob@example.com')
    await press(visit)
    await expect.poll(() => posts.length).toBe(2)
    expect(posts[1]?.fields._wisp_submission).not.toBe(fields._wisp_submission)
  })

  it('hides its fields if its owner asks for that, takes the focus to the message, and shows them again when reset', async () => {
    const visit = await open(formOf(EMAIL, `${FEEDBACK} data-wisp-hide-after-success`), {}, SUCCESS)
    const { page } = visit
    await ready(visit)
    await press(visit)
    const fields = page.locator('.mc4wp-form-fields')
    await fields.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
    await page.evaluate('mc4wp.forms.get(7).reset()')
    await fields.waitFor()
    expect(await response(visit).textContent()).toBe('')
  })

  it.each(
    everydayRows([
      ['no answer', 'en', { abort: true }, 'Not sent yet.', 'error'],
      ['a page of an error', 'he', { status: 500, body: 'Oh' }, 'עדיין לא נשלח.', 'error'],
      [
        'an unknown form',
        'en',
        { status: 404, body: { code: 'wpcf7_not_found', message: 'x' } },
        'That could',
        'error',
      ],
      [
        'an invalid field',
        'en',
        {
          body: {
            status: 'validation_failed',
            message: 'Errors',
            invalid_fields: [{ field: 'EMAIL', message: 'No <i>such</i> address' }],
          },
        },
        'No such address',
        'validation_failed',
      ],
      ['spam', 'he', { body: { status: 'spam', message: 'Not now' } }, 'Not now', 'spam'],
    ] as const),
  )(
    'keeps what was typed after %s, says so (%s), and is the same submission when sent again',
    async (_, lang, reply, words, error) => {
      const visit = await open(formOf(EMAIL, FEEDBACK), { lang }, reply as Reply, SUCCESS)
      const { heard, page, posts } = visit
      await ready(visit)
      await page.getByLabel('Email').fill('ann@example.com')
      await press(visit)
      await expect.poll(() => response(visit).locator('.mc4wp-error').textContent()).toContain(words)
      expect(await page.getByLabel('Email').inputValue()).toBe('ann@example.com')
      expect((await heard()).slice(6)).toEqual(bothOf('submitted', 'error'))
      expect(await page.evaluate(() => Reflect.get(window, 'details').error)).toEqual([error])
      expect(await page.locator('form').getAttribute('aria-busy')).toBe('false')
      await press(visit)
      await expect.poll(() => response(visit).locator('.mc4wp-success').count()).toBe(1)
      expect(await response(visit).locator('.mc4wp-alert').count()).toBe(1)
      expect(new Set(posts.map(({ fields }) => fields._wisp_submission)).size).toBe(1)
    },
  )

  it('is sent once by a double press, and is busy meanwhile', async () => {
    let answer = () => {}
    const until = new Promise<void>((resolve) => {
      answer = resolve
    })
    const visit = await open(formOf(EMAIL, FEEDBACK), {}, { ...SUCCESS, until })
    await ready(visit)
    await visit.page.getByRole('button').dblclick()
    const form = visit.page.locator('form')
    await expect.poll(() => form.getAttribute('aria-busy')).toBe('true')
    expect(await form.getAttribute('class')).toContain('mc4wp-loading')
    expect(await response(visit).textContent()).toBe('Sending…')
    answer()
    await expect.poll(() => response(visit).textContent()).toBe('Welcome & thanks')
    expect(await form.getAttribute('class')).not.toContain('mc4wp-loading')
    expect(visit.posts).toHaveLength(1)
  })

  it('waits for our script if it is pressed before that has come, and makes a place for the answer', async () => {
    let release = () => {}
    const until = new Promise<void>((resolve) => {
      release = resolve
    })
    const path = putSite(fixture.world, formOf(EMAIL, FEEDBACK).replace('<div class="mc4wp-response"></div>', ''), {})
    const posts: string[] = []
    const { page } = await fixture.world.visit(path, {
      async prepare({ page }) {
        await page.route('**/site-newsletter*.js', async (route) => {
          await until
          return route.continue()
        })
        await page.route('**/wp-json/**', (route) => {
          posts.push(route.request().method())
          const headers = { 'access-control-allow-origin': '*' }
          return route.fulfill({ headers, body: JSON.stringify({ status: 'mail_sent', message: 'Welcome' }) })
        })
      },
    })
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button').click()
    release()
    await expect.poll(() => page.locator('.mc4wp-response').textContent()).toBe('Welcome')
    expect(posts).toEqual(['POST'])
  })
})
