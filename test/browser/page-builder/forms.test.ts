import type { Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { everydayRows } from '../../support/everyday-share'
import { loaded } from '../../support/form'
import { answerForms, FORMS, putPart, STRICT } from '../../support/page-part'
import { popupOf } from '../../support/popup'
import { SITE } from '../../support/site'
import type { Visit } from '../../support/visit.page'

const fixture = withWorld()

const EMAIL = '<p><label>Email <input type="email" name="email" required></label></p>'
const ajax = (fields: string, attributes = `action="${FORMS}/send" method="post"`): string =>
  `<form data-wisp-form id="f" ${attributes}>${fields}<button>Send</button></form>`

type Answers = Parameters<typeof answerForms>[1]

/** Opens the page with the form, and answers what is sent. */
const openForm = async (form: string, options: Parameters<typeof putPart>[2] = {}, ...answers: Answers[]) => {
  const path = putPart(fixture.world, form, { head: STRICT(fixture.world), tag: '', ...options })
  let requests: Request[] = []
  const visit = await fixture.world.visit(path, {
    prepare: async (visit) => {
      requests = await answerForms(visit.page, ...(answers as [Answers]))
    },
  })
  return { ...visit, requests, status: visit.page.getByRole('status'), button: visit.page.getByRole('button') }
}
const bodyOf = (request: Request | undefined): string => request?.postData() ?? ''
const decoded = (request: Request | undefined) => [...new URLSearchParams(bodyOf(request))]

describe.runIf(isShipped())('an ajax form', () => {
  it('sends lists, radios, selects, texts and the pressed button, urlencoded', async () => {
    const fields = `
      <input type="hidden" name="list" value="7"><input name="who" value="Ann & Bob"><input name="off" value="x" disabled>
      <input type="checkbox" name="day" value="mon" checked><input type="checkbox" name="day" value="tue">
      <input type="checkbox" name="day" value="wed" checked><input type="checkbox" name="size[]" value="s" checked>
      <input type="checkbox" name="none" value="1"><input type="radio" name="pay" value="card" checked>
      <input type="radio" name="ship" value="post"><input type="radio" name="ship" value="fetch">
      <input type="hidden" name="terms" value="0"><input type="checkbox" name="terms" value="1" checked>
      <select name="color"><option>red<option selected>blue</select>
      <select name="toys" multiple><option selected>car<option selected>doll</select>
      <textarea name="note">one\ntwo</textarea><input name="" value="nameless"><input value="nameless">
      <input type="file" name="cv"><button name="go" value="later">Later</button>`
    const { page, requests, status } = await openForm(ajax(fields), {}, { body: 'Thanks' })
    await page.getByRole('button', { name: 'Later' }).click()
    await expect.poll(() => status.textContent()).toBe('Thanks')
    expect(requests[0]?.headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(decoded(requests[0])).toEqual([
      ...[
        ['list', '7'],
        ['who', 'Ann & Bob'],
        ['day[]', 'mon'],
        ['day[]', 'wed'],
        ['size[]', 's'],
        ['pay', 'card'],
      ],
      ...[
        ['terms', '0'],
        ['terms', '1'],
        ['color', 'blue'],
        ['toys[]', 'car'],
        ['toys[]', 'doll'],
      ],
      ...[
        ['note', 'one\r\ntwo'],
        ['go', 'later'],
        ['ship', ''],
      ],
    ])
  })

  it('puts the values of a GET form behind the query that its address has', async () => {
    const form = ajax('<input name="q" value="a b">', `action="${FORMS}/find?x=1%202#top"`)
    const { button, requests, status } = await openForm(form, {}, { body: 'Found' })
    await button.click()
    await expect.poll(() => status.textContent()).toBe('Found')
    expect(requests.map((request) => [request.method(), request.url()])).toEqual([
      ['GET', `${FORMS}/find?x=1%202&q=a+b`],
    ])
  })

  it('lets the pressed button say where and how it is sent', async () => {
    const other = `<button formaction="${FORMS}/other" formmethod="get" name="b" value="2">Other</button>`
    const { page, requests } = await openForm(ajax(`<input name="a" value="1">${other}`))
    await page.getByRole('button', { name: 'Other' }).click()
    await expect.poll(() => requests.map((request) => request.url())).toEqual([`${FORMS}/other?a=1&b=2`])
  })

  it('leaves a form with a chosen file to the browser, once, with the pressed button', async () => {
    const form = ajax(
      '<input name="a" value="1"><input type="file" name="cv">',
      `action="${FORMS}/upload" method="post" enctype="multipart/form-data"`,
    ).replace('<button>', '<button name="go" value="now">')
    const { page, requests } = await openForm(form, {}, { body: 'Uploaded' })
    await page
      .locator('[type=file]')
      .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('I') })
    await page.getByRole('button', { name: 'Send' }).click()
    await page.waitForURL(`${FORMS}/upload`)
    expect(requests.map((request) => [request.method(), request.isNavigationRequest()])).toEqual([['POST', true]])
    const body = requests[0]?.postDataBuffer()?.toString() ?? ''
    expect(body).toContain('name="go"')
    expect(body).toContain('filename="cv.txt"')
  })

  it.each(
    everydayRows([
      ['a text', 'Thank%20you%2C Ann', 'Thank you, Ann'],
      ['malformed codes', '100% sure %E4%41 %20', '100% sure %E4%41'],
      ['markup, as text', '<b>Hi</b><img src=x onerror=alert(1)>', '<b>Hi</b><img src=x onerror=alert(1)>'],
      ['a whole page', '<!DOCTYPE html><title>Thanks</title>', 'Sent successfully!'],
      ['nothing', '', 'Sent successfully!'],
      ['JSON with a message', '{"error":false,"message":"Saved"}', 'Saved'],
      [
        'JSON with messages',
        '{"error":1,"message":[{"name":"email","message":"Bad"},{"message":"Worse"}]}',
        'Bad\nWorse',
      ],
    ]),
  )('shows %s under the form', async (_, body, text) => {
    const { button, page, status } = await openForm(ajax(''), {}, { body })
    await button.click()
    await expect.poll(() => status.textContent()).toBe(text)
    expect(await page.locator('#f + .wisp-answer').count()).toBe(1)
    expect(await violationsOf(page, 'main')).toEqual([])
  })

  it('replaces an answer by the next', async () => {
    const { button, status } = await openForm(ajax(''), {}, { body: 'one' }, { status: 503 }, { body: 'three' })
    for (const text of ['one', /try again/, 'three']) {
      await button.click()
      await expect.poll(() => status.textContent()).toMatch(text)
    }
    expect(await status.count()).toBe(1)
  })

  it('follows an address of the answer if it is one of the web', async () => {
    const { button, page } = await openForm(ajax(''), {}, { body: '{"url":"/plain?thanks"}' })
    await button.click()
    await page.waitForURL('**/plain?thanks')
    const { status, ...other } = await openForm(ajax(''), {}, { body: '{"message":"Hm","url":"javascript:alert(1)"}' })
    await other.button.click()
    await expect.poll(() => status.textContent()).toBe('Hm')
    expect(new URL(other.page.url()).pathname).toBe('/page-part')
  })

  it.each(
    everydayRows([
      [
        'the server fails',
        'en',
        { status: 500, body: 'stack trace' },
        'That could not be sent. Everything you typed is still here: please try again.',
      ],
      ['the network is down', 'he', { abort: true }, 'השליחה לא הצליחה. כל מה שהקלדת עדיין כאן, אפשר לנסות שוב.'],
      ['the server explains it', 'en', { status: 422, body: '{"error":"Already on the list"}' }, 'Already on the list'],
    ] as const),
  )('keeps what was typed and gives the button back when %s', async (_, lang, answer, message) => {
    const { button, page, status } = await openForm(ajax(EMAIL), { lang }, answer)
    await page.getByLabel('Email').fill('ann@example.com')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => status.textContent()).toBe(message)
    expect(await page.getByLabel('Email').inputValue()).toBe('ann@example.com')
    expect(await button.isEnabled()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('button')
    expect(await page.locator('form').getAttribute('aria-busy')).toBeNull()
  })

  it('is busy while it is sent, and ignores a second submission', async () => {
    let answer = (_?: unknown): void => {}
    const until = new Promise((resolve) => {
      answer = resolve
    })
    const { button, page, requests, status } = await openForm(ajax(''), {}, { body: 'Done', until })
    await button.click()
    await expect.poll(() => page.locator('form').getAttribute('aria-busy')).toBe('true')
    expect(await button.isDisabled()).toBe(true)
    await page.evaluate(() => document.querySelector('form')?.requestSubmit())
    answer()
    await expect.poll(() => status.textContent()).toBe('Done')
    expect(requests).toHaveLength(1)
  })

  it('is not sent before the browser finds it valid', async () => {
    const { button, page, requests, status } = await openForm(ajax(EMAIL), {}, { body: 'Done' })
    await button.click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    await page.getByLabel('Email').fill('ann@example.com')
    await button.click()
    await expect.poll(() => status.textContent()).toBe('Done')
    expect(decoded(requests[0])).toEqual([['email', 'ann@example.com']])
  })

  it.each(
    everydayRows([
      'javascript:void(document.title="bad")',
      ' JAVA\nscript:document.title="bad"',
      'data:text/html,x',
      'http://[',
    ]),
  )('does not follow the address %j', async (action) => {
    const { button, page, requests, status } = await openForm(ajax('', `action='${action}' method="post"`))
    await button.click()
    await expect.poll(() => status.textContent()).toMatch(/could not be sent/)
    expect([requests, await page.title()]).toEqual([[], 'A page'])
  })

  it('works with fields that are named like the properties of a form', async () => {
    const names =
      'action method elements submit reset getAttribute dataset after id name querySelector parentNode ariaBusy'
    const fields = names.split(' ').map((name) => `<input name="${name}" value="1">`)
    const { page, requests } = await openForm(ajax(fields.join('')), {}, { body: 'Done' })
    // Playwright's own selectors read such forms.
    await page.evaluate(() => document.querySelector<HTMLElement>('form button')?.click())
    await expect.poll(() => page.evaluate(() => document.querySelector('.wisp-answer')?.textContent)).toBe('Done')
    expect(decoded(requests[0])).toEqual(names.split(' ').map((name) => [name, '1']))
  })

  it('shows the answer as a toast too, if it says so', async () => {
    const form = ajax('', `action="${FORMS}/send" method="post" data-wisp-answer="toast"`)
    const { button, page } = await openForm(form, {}, { body: 'Saved' })
    await button.click()
    await expect.poll(() => page.locator('wisp-toasts .text').textContent()).toBe('Success: Saved')
  })
})

const LEAD = `<form data-wisp-lead="popup00000001" data-wisp-thanks="See you soon" data-wisp-name="sign up">${EMAIL}
  <p><label>Seats <input name="seats" value="2"></label></p><input type="hidden" name="utm_source">
  <p><label><input type="checkbox" name="consent"> I agree</label></p>
  <p><label><input type="checkbox" name="day[]" value="mon"> Mon</label><label><input type="checkbox" name="day[]" value="tue"> Tue</label></p>
  <button>Sign up</button></form>`
const CONVERSION = 'POST /api/display/conversion/:id'

const leads = () => fixture.world.store.leads.all({ search: '' })

/** Opens the page with the lead form, for a site with a popup of its id. */
const openLead = async (
  form = LEAD,
  prepare = async (_: Visit): Promise<void> => {},
  query = '',
  lang: 'en' | 'he' = 'en',
  late = '',
) => {
  await fixture.world.show(popupOf({ onClickOnly: true }))
  // A tag that waits would hold up the page; what wisp-page.js loads does not.
  const loader = late ? '' : `<script async src="${fixture.world.wisp}/wisp.js" data-site="${SITE}"></script>`
  const tag = `data-site="${SITE}" data-consent="${late || 'none'}"`
  const path = putPart(fixture.world, form, { head: STRICT(fixture.world) + loader, lang, tag })
  const visit = await fixture.world.visit(path + query, { prepare })
  await expect.poll(() => visit.requests).toContain('GET /v/page-lead.js')
  return { ...visit, status: visit.page.getByRole('status'), email: visit.page.getByLabel('Email') }
}

describe.runIf(isShipped())('a lead form', () => {
  it('gives one lead however often it is pressed, says thanks, and counts a submission', async () => {
    const { email, page, requests, status } = await openLead(LEAD, undefined, '?utm_source=letter')
    const hits: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/page/ajax/')) hits.push(request.postData() ?? '')
    })
    const events: unknown[] = []
    await page.exposeFunction('tell', (type: string, id: string) => events.push([type, id]))
    await page.evaluate(() => {
      const tell = (event: Event): unknown =>
        (globalThis as unknown as { tell(...all: string[]): void }).tell(event.type, (event as CustomEvent).detail.id)
      for (const type of ['wisp:submit', 'poptinSubmit']) addEventListener(type, tell)
    })
    await email.fill('ann@example.com')
    await page.getByLabel('I agree').check()
    await page.getByLabel('Tue').check()
    await page.getByRole('button').dblclick()
    await expect.poll(() => status.textContent()).toBe('See you soon')
    expect(await email.inputValue()).toBe('')
    await expect.poll(async () => (await leads()).length).toBe(1)
    expect(await leads()).toMatchObject([
      { email: 'ann@example.com', fields: { seats: '2', day: 'tue', utm_source: 'letter', consent: 'true' } },
    ])
    await expect.poll(() => requests.filter((request) => request === CONVERSION)).toHaveLength(1)
    expect(events).toEqual([
      ['poptinSubmit', 'popup00000001'],
      ['wisp:submit', 'popup00000001'],
    ])
    const submissions = hits.map((hit) => new URLSearchParams(hit)).filter((hit) => hit.get('event_name') === 'submit')
    expect(submissions.map((hit) => [hit.get('received_element'), hit.get('received_element_tag')])).toEqual([
      ['sign up', 'form'],
    ])
    expect(await violationsOf(page, 'main')).toEqual([])
  })

  it('makes another lead of another submission', async () => {
    const { email, page, status } = await openLead()
    for (const name of ['ann', 'bob']) {
      await email.fill(`${name}@example.com`)
      await page.getByRole('button').click()
      await expect.poll(() => status.textContent()).toBe('See you soon')
    }
    await expect
      .poll(async () => (await leads()).map(({ email }) => email).sort())
      .toEqual(['ann@example.com', 'bob@example.com'])
  })

  it('keeps a lead through an outage and a closed tab: it arrives once, from that tab as it goes away or from the next page', async () => {
    const down = async ({ page }: Visit): Promise<void> => {
      await page.context().route('**/api/display/conversion/**', (route) => route.abort())
    }
    const visit = await openLead(LEAD, down)
    await visit.email.fill('ann@example.com')
    await visit.page.getByRole('button').click()
    await expect.poll(() => visit.status.textContent()).toMatch(/^Not sent yet/)
    expect(await leads()).toEqual([])
    await fixture.world.visit('/plain', {
      beside: visit,
      prepare: async () => {
        // A route does not hold back what a page sends while it goes away.
        await visit.page.goto('about:blank')
        await visit.page.context().unroute('**/api/display/conversion/**')
      },
    })
    await expect.poll(async () => (await leads()).map(({ email }) => email)).toEqual(['ann@example.com'])
    await visit.page.goBack()
  })

  it.each([
    ['stores it', 'none', 1],
    ['sends it as the page goes away where nothing may be stored', 'required', 0],
  ])('is not lost in a tab that is closed before wisp.js runs: it %s', async (_, consent, stored) => {
    const late = async ({ page }: Visit): Promise<void> => {
      await page.route('**/wisp.js*', () => {})
    }
    const visit = await openLead(LEAD, late, '', 'en', consent)
    await visit.email.fill('ann@example.com')
    await visit.page.getByRole('button').click()
    const waiting = () =>
      visit.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wisp.outbox')).length)
    await expect.poll(() => visit.page.locator('form').getAttribute('aria-busy')).toBe('true')
    await expect.poll(waiting).toBe(stored)
    // Without a stored lead there is nothing to wait for, so wait until the chunk that keeps it has run.
    await loaded(visit, 'page-lead')
    await visit.page.unroute('**/wisp.js*')
    await visit.page.goto(new URL('/plain', visit.page.url()).href)
    await expect.poll(async () => (await leads()).map(({ email }) => email)).toEqual(['ann@example.com'])
  })

  it('is not lost while the code that sends it loads, where nothing may be stored', async () => {
    const without = async ({ page }: Visit): Promise<void> => {
      await page.route('**/report.js', () => {})
    }
    const visit = await openLead(LEAD, without, '', 'en', 'required')
    await visit.email.fill('ann@example.com')
    await visit.page.getByRole('button').click()
    await expect.poll(() => visit.page.locator('form').getAttribute('aria-busy')).toBe('true')
    await expect.poll(() => visit.requests).toContain('GET /v/report.js')
    expect(await leads()).toEqual([])
    await visit.page.goto(new URL('/plain', visit.page.url()).href)
    await expect.poll(async () => (await leads()).map(({ email }) => email)).toEqual(['ann@example.com'])
  })

  it('sends a lead once that was pressed before wisp.js runs', async () => {
    let arrive = (_?: unknown): void => {}
    const until = new Promise((resolve) => {
      arrive = resolve
    })
    const late = async ({ page }: Visit): Promise<void> => {
      await page.route('**/wisp.js*', async (route) => {
        await until
        await route.fallback()
      })
    }
    const { email, page, requests, status } = await openLead(LEAD, late, '', 'en', 'none')
    await email.fill('ann@example.com')
    await page.getByRole('button').click()
    await expect.poll(() => page.locator('form').getAttribute('aria-busy')).toBe('true')
    arrive()
    await expect.poll(() => status.textContent()).toBe('See you soon')
    await expect.poll(async () => (await leads()).map(({ email }) => email)).toEqual(['ann@example.com'])
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('outbox.')
    expect(requests.filter((request) => request === CONVERSION)).toHaveLength(1)
  })

  it('is not sent in an owner’s preview, which is not counted either', async () => {
    const { email, page, requests, status } = await openLead(LEAD, undefined, '?ppt-preview=another000001')
    await email.fill('ann@example.com')
    await page.getByRole('button').click()
    await expect.poll(() => status.textContent()).toBe('A preview: nothing was sent.')
    expect(await email.inputValue()).toBe('ann@example.com')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(requests.filter((request) => /conversion|ajax/.test(request))).toEqual([])
    expect(await leads()).toEqual([])
  })

  it.each([
    ['a typing error in the address', 'en', 'ann@exam ple.com', 'There are typos in the email'],
    ['the same in Hebrew', 'he', 'ann@exam ple.com', 'יש שגיאות הקלדה בכתובת האימייל'],
  ] as const)('says %s at the field, and takes it back', async (_, lang, typed, sentence) => {
    const form = LEAD.replace('type="email"', 'type="text"')
    const { email, page, status } = await openLead(form, undefined, '', lang)
    const message = () => email.evaluate((input: HTMLInputElement) => input.validationMessage)
    // The Hebrew words come a moment after the form.
    const pressed = async (): Promise<string> => {
      const text = await message()
      if (text === sentence) return text
      await email.fill(typed)
      await page.getByRole('button').click()
      return ''
    }
    await expect.poll(pressed).toBe(sentence)
    expect(await email.evaluate((input) => input === document.activeElement)).toBe(true)
    await email.fill('ann@example.com')
    await expect.poll(message).toBe('')
    await page.getByRole('button').click()
    await expect.poll(() => status.textContent()).toBe('See you soon')
  })

  it('asks about an unlikely address beside the field, and sends it with the answer', async () => {
    const { email, page, status } = await openLead(LEAD)
    await email.fill("o'brien@exa\u200bmple.com")
    await page.getByRole('button').click()
    await page.getByText('There are typos in the email').waitFor()
    await page.getByRole('button', { name: 'It is right' }).click()
    await expect.poll(() => status.textContent()).toBe('See you soon')
    expect(await leads()).toMatchObject([{ email: "o'brien@example.com", problems: { email: 'unsure' } }])
  })

  it('says that nothing was sent when wisp.js does not come, and keeps what was typed', async () => {
    const blocked = async ({ page }: Visit): Promise<void> => {
      await page.route('**/wisp.js*', (route) => route.abort())
      await page.clock.install()
    }
    const { email, page, status } = await openLead(LEAD, blocked)
    await email.fill('ann@example.com')
    await page.getByRole('button').click()
    await expect.poll(() => page.locator('form').getAttribute('aria-busy')).toBe('true')
    await page.clock.runFor(10_000)
    await expect.poll(() => status.textContent()).toMatch(/^That could not be sent/)
    expect(await email.inputValue()).toBe('ann@example.com')
    expect(await page.getByRole('button').isEnabled()).toBe(true)
  })

  it('of a page that the server does not know says that nothing was sent, instead of thanks, and keeps what was typed', async () => {
    const { email, page, requests, status } = await openLead(LEAD.replace('popup00000001', 'nobody0000001'))
    const statuses: string[] = []
    await page.exposeFunction('said', (text: string) => statuses.push(text))
    await page.evaluate(() =>
      new MutationObserver(() => {
        const { said } = globalThis as unknown as { said(text: string): void }
        said(`${document.querySelector('[role=status]')?.textContent}`)
      }).observe(document, { childList: true, subtree: true }),
    )
    await email.fill('ann@example.com')
    await page.getByRole('button').click()
    await expect.poll(() => status.textContent()).toMatch(/^That could not be sent/)
    expect(requests).toContain(CONVERSION)
    expect(await email.inputValue()).toBe('ann@example.com')
    await expect.poll(() => page.getByRole('button').isEnabled()).toBe(true)
    expect(statuses.join()).not.toContain('See you soon')
  })

  it('says so while the lead has not been sent', async () => {
    const down = async ({ page }: Visit): Promise<void> => {
      await page.clock.install()
      await page.route('**/api/display/conversion/**', (route) => route.abort())
    }
    const { email, page, status } = await openLead(LEAD, down)
    await email.fill('ann@example.com')
    await page.getByRole('button').click()
    await expect.poll(() => status.textContent()).toMatch(/^Not sent yet/)
    expect(await email.inputValue()).toBe('')
    await page.unroute('**/api/display/conversion/**')
    // Each attempt fails or succeeds in real time; only then its clock starts.
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000)
        return status.textContent()
      })
      .toBe('See you soon')
    expect((await leads()).map(({ email }) => email)).toEqual(['ann@example.com'])
  })
})
