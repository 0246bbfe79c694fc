import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { fieldOf, formOf, renderedForm, tagOf, withContact } from '../../support/contact-form'
import { FRESH_NONCE, LINES } from '../../support/contact-server'
import { everydayRows, turnsOf } from '../../support/everyday-share'

const fixture = withWorld()
const { contact, put } = withContact(fixture)

const FEEDBACK = 'POST /wp-json/contact-form-7/v1/contact-forms/7/feedback'
const nonceField = (value: string): string => `<input type="hidden" name="_wpnonce" value="${value}">`

describe.runIf(isShipped()).each(LINES)('what is sent to %s', (line) => {
  /** From 5.4 on. */
  const isNew = line === '5.7.7'
  const isNext = turnsOf(LINES, line)

  it('is one multipart request with all values, the pressed button and the page’s cookies', async () => {
    contact.answer(line)
    const fields = `${fieldOf(line, 'your-name', 'Your name')}
      <p><label>Day <input type="checkbox" name="day[]" value="mon" checked></label>
      <input type="text" name="_wpcf7_checkbox_free_text_day" value="noon" aria-label="Other">
      <label>Note <textarea name="note">one\ntwo</textarea></label>
      <label>CV <input type="file" name="cv"></label><label>None <input type="file" name="none"></label></p>
      <p><button name="way" value="post" class="wpcf7-submit">By post</button></p>`
    const { page, requests } = await fixture.world.visit(
      put(line, formOf(line, { fields, hidden: nonceField(FRESH_NONCE) })),
    )
    await page.context().addCookies([{ name: 'wordpress_logged_in', value: 'ann', url: contact.origin }])
    const { output, name, heard, ready } = renderedForm(page)
    await ready()
    await name.fill('Ann & Bob "é" שלום')
    await page.getByLabel('CV').setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('I am') })
    await page.getByRole('button', { name: 'By post' }).click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    const hash = line === '5.1.9' ? [] : [['_wpcf7_posted_data_hash', '']]
    expect(contact.received).toEqual([
      {
        call: FEEDBACK,
        type: 'multipart/form-data',
        nonce: null,
        cookie: 'wordpress_logged_in=ann',
        parts: [
          ...[
            ['_wpcf7', '7'],
            ['_wpcf7_version', line],
            ['_wpcf7_locale', 'en_US'],
          ],
          ['_wpcf7_unit_tag', tagOf()],
          ['_wpcf7_container_post', '12'],
          ...hash,
          ['_wpnonce', FRESH_NONCE],
          ['your-name', 'Ann & Bob "é" שלום'],
          ['day[]', 'mon'],
          ['_wpcf7_checkbox_free_text_day', 'noon'],
          ['note', 'one\r\ntwo'],
          ['cv', { file: 'cv.txt', type: 'text/plain', size: 4 }],
          ['none', { file: '', type: 'application/octet-stream', size: 0 }],
          ['way', 'post'],
          // Our own field, by which our server takes it once.
          ['_wisp_submission', expect.stringMatching(/^[\d-]+$/)],
        ],
      },
    ])
    expect((await heard())[0]?.inputs).toEqual([
      { name: 'your-name', value: 'Ann & Bob "é" שלום' },
      { name: 'day[]', value: 'mon' },
      ...(isNew ? [] : [{ name: 'day-free-text', value: 'noon' }]),
      { name: 'note', value: 'one\ntwo' },
      // Files, which the page's world cannot hand out.
      ...(isNew ? ['cv', 'none'].map((name) => ({ name, value: expect.anything() })) : []),
      { name: 'way', value: 'post' },
    ])
    const newer = isNew ? ['site-contact-newer', 'site-contact-rules', 'site-contact-mark'] : []
    const chunks = ['site-contact', 'site-contact-look', 'site-outbox', ...newer].map((name) => `GET /v/${name}.js`)
    expect([...requests].sort()).toEqual([...chunks, 'GET /wisp-site.js'].sort())
  })

  it.runIf(isNext())('is accepted without a unit tag in the form, as the wrapper has it', async () => {
    contact.answer(line)
    const { page } = await fixture.world.visit(put(line, formOf(line).replace(/<input[^>]+_unit_tag[^>]+>/, '')))
    const { output, send, ready } = renderedForm(page)
    await ready()
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(contact.submissions()[0]?._wpcf7_unit_tag).toBe(tagOf())
  })

  it.runIf(isNext())('goes out once more, as from anybody, when the page is older than its nonce', async () => {
    contact.answer(line)
    const { page } = await fixture.world.visit(put(line, formOf(line, { hidden: nonceField('old') })))
    const { output, send, ready } = renderedForm(page)
    await ready()
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(contact.submissions().map(({ _wpnonce }) => _wpnonce)).toEqual(['old', undefined])
  })

  it.each([
    ['the nonce of a visitor who is logged in', nonceField(FRESH_NONCE), FRESH_NONCE],
    ['no nonce where there is none', '', null],
  ])('begins with a question for the quiz on a page out of a cache, with %s', async (_, hidden, nonce) => {
    contact.answer(line, { more: { quiz: { q: ['1+1?', 'hash'] } } })
    const fields = `<p><label><span class="wpcf7-quiz-label">0+0?</span> <input name="q" class="wpcf7-quiz"></label>
      <input type="hidden" name="_wpcf7_quiz_answer_q" value="old"></p>`
    const { page } = await fixture.world.visit(put(line, formOf(line, { hidden, fields }), { cached: true }))
    await renderedForm(page).ready()
    await expect.poll(() => contact.received.length).toBe(1)
    expect(contact.received).toEqual([
      {
        call: 'GET /wp-json/contact-form-7/v1/contact-forms/7/refill',
        type: '',
        nonce,
        cookie: null,
        parts: [],
      },
    ])
  })
})

describe.runIf(isShipped())('the address of the server', () => {
  const blocks = (root: unknown, namespace?: unknown) => ({ forms: { root, namespace } })

  it.each(
    everydayRows([
      ['a root with the namespace', '/wp-json/contact-form-7/v1', FEEDBACK],
      ['a root without it', '/wp-json/', FEEDBACK],
      ['a root without its slash', '/wp-json', FEEDBACK],
      [
        'plain permalinks',
        '/index.php?rest_route=/',
        'POST /index.php?rest_route=/contact-form-7/v1/contact-forms/7/feedback',
      ],
      [
        'plain permalinks with more of a query',
        '/index.php?rest_route=/contact-form-7/v1&lang=he',
        'POST /index.php?rest_route=/contact-form-7/v1/contact-forms/7/feedback&lang=he',
      ],
    ]),
  )('comes from the page: %s', async (_, root, call) => {
    contact.answer('5.7.7')
    const { page } = await fixture.world.visit(
      put('5.7.7', formOf('5.7.7'), { blocks: blocks(root, 'contact-form-7/v1') }),
    )
    const { output, send, ready } = renderedForm(page)
    await ready()
    await send.click()
    await expect.poll(() => output.textContent()).toBe('Answer: mail_sent')
    expect(contact.received.map((each) => each.call)).toEqual([call])
  })

  it.each([
    ['settings of wrong types', blocks({ a: 1 }, ['x'])],
    ['an empty block', { forms: {} }],
  ])('is our own server with %s', async (_, blocks) => {
    contact.answer('5.7.7')
    const { page, requests } = await fixture.world.visit(put('5.7.7', formOf('5.7.7'), { blocks }))
    const { send, ready } = renderedForm(page)
    await ready()
    await page.route('**/feedback', (route) => route.fulfill({ status: 404 }))
    await send.click()
    await expect.poll(() => requests.at(-1)).toBe('POST /wp-json/contact-form-7/v1/contact-forms/7/feedback')
    expect(contact.received).toEqual([])
  })
})
