import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../../server/db/database'
import type { ContactField } from '../../server/forms/form'
import { openLeadsCsv } from '../../server/leads/export'
import { repeatOf } from '../../server/leads/repeat'
import { versionOf } from '../../server/lib/text'
import { ownerWords } from '../../server/sites/owner-link'
import { describeOnEitherDatabase } from '../support/databases'
import { bodyOf, formOf } from '../support/form-definitions'
import { CLOSED_SITE, OPEN_SITE, ORIGIN, openShop, popupOf, type Shop } from '../support/shop'

const CONTACT = formOf([
  { name: 'your-name', required: true },
  { name: 'your-email', kind: 'email', label: 'Email', required: true },
  { name: 'topic', kind: 'select', label: 'Topic', options: ['Press', 'Other'] },
  { name: 'paper', label: 'Paper', required: true, showIf: 'topic:Press' },
  { name: 'how', kind: 'checkbox', label: 'How', options: ['Email', 'Other'], freeText: true },
  { name: 'brief', kind: 'file', label: 'Brief', accept: ['.pdf'], maxBytes: 1000 },
])
const QUIZ = formOf(
  [
    { name: 'your-name', required: true },
    { name: 'quiz', kind: 'quiz', label: '', questions: [{ question: 'Two and two?', answer: 'Four' }] },
    { name: 'terms', kind: 'acceptance', label: 'Terms' },
  ],
  { id: 102, language: 'he' },
)

const PATH = '/wp-json/contact-form-7/v1/contact-forms'
const AGENT = { 'user-agent': 'Mozilla/5.0' }
const NAMED: [string, string][] = [
  ['your-name', 'Ann'],
  ['your-email', 'ann@example.com'],
]
const pdf = (bytes = 10, name = 'brief.pdf'): File => new File([new Uint8Array(bytes).fill(7)], name)

describeOnEitherDatabase('contact forms', (database) => {
  let location: ReturnType<typeof database>
  let shop: Shop
  beforeEach(async () => {
    location = database()
    shop = await openShop(location)
    await shop.store.contactForms.save(OPEN_SITE, CONTACT)
    await shop.store.contactForms.save(OPEN_SITE, QUIZ)
  })
  afterEach(() => shop.close())

  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    shop.request(path, { method: 'POST', body, headers: { ...AGENT, ...headers } })
  const send = async (fields: [string, string | File][], id = 101, headers = {}) => {
    const response = await post(`${PATH}/${id}/feedback`, bodyOf(fields, `wpcf7-f${id}-p2-o1`), headers)
    expect(response.status).toBe(200)
    return response.json()
  }
  const leads = () => shop.store.leads.all({ search: '' })

  it('store a submission as a lead of the form, and say so as the scripts of both lines expect', async () => {
    const response = await post(
      `${PATH}/101/feedback`,
      bodyOf([
        ...NAMED,
        ['topic', 'Other'],
        ['how[]', 'Email'],
        ['how[]', 'Other'],
        ['_wpcf7_free_text_how', 'By post'],
      ]),
      { referer: 'https://studio.example/contact?x=1' },
    )
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    expect(await response.json()).toEqual({
      contact_form_id: 101,
      into: '#wpcf7-f101-o1',
      status: 'mail_sent',
      posted_data_hash: '',
      message: 'Thank you. Your message has arrived.',
      invalid_fields: [],
    })
    expect(await leads()).toMatchObject([
      {
        popupName: 'Contact',
        email: 'ann@example.com',
        url: 'https://studio.example/contact?x=1',
        fields: { 'your-name': 'Ann', topic: 'Other', how: 'Email, Other: By post' },
      },
    ])
    const answer = await (await shop.desk('/leads')).json()
    expect([answer.total, answer.leads[0].popupName]).toEqual([1, 'Contact'])
  })

  it('tell what is wrong, once for each field, with the keys of 5.1.9 and of 5.7', async () => {
    const answer = await send([
      ['your-email', 'ann'],
      ['topic', 'Press'],
    ])
    const wrong = (field: string, message: string) => ({
      field,
      message,
      idref: `wpcf7-f101-p2-o1-${field}`,
      error_id: `wpcf7-f101-p2-o1-ve-${field}`,
      into: `span.wpcf7-form-control-wrap.${field}`,
    })
    const list = [
      wrong('your-name', 'Please fill in this field.'),
      wrong('your-email', 'Please enter an email address like name@example.com.'),
      wrong('paper', 'Please fill in this field.'),
    ]
    expect(answer).toMatchObject({ status: 'validation_failed', invalid_fields: list })
    expect(answer.invalidFields).toEqual(list.map(({ into, message, idref }) => ({ into, message, idref })))
    expect(await leads()).toEqual([])
  })

  it('name no control where the markup is of somebody else', async () => {
    const response = await post(`${PATH}/101/feedback`, bodyOf([], 'my form"<'))
    expect(await response.json()).toMatchObject({ into: '#myform', invalid_fields: [{ idref: null }, { idref: null }] })
  })

  it('ask no field that its condition hides', async () => {
    expect((await send([...NAMED, ['topic', 'Other']])).status).toBe('mail_sent')
    expect((await send([...NAMED, ['topic', 'Press'], ['paper', 'Daily']])).status).toBe('mail_sent')
    expect((await leads()).map(({ fields }) => fields.paper).sort()).toEqual(['Daily', undefined])
  })

  it('refuse what is no form of theirs', async () => {
    const codes = async (response: Response) => [response.status, (await response.json()).code]
    expect(await codes(await post(`${PATH}/101/feedback`, new URLSearchParams({ a: 'b' })))).toEqual([
      ...[415, 'wpcf7_unsupported_media_type'],
    ])
    expect(await codes(await post(`${PATH}/999/feedback`, bodyOf([])))).toEqual([404, 'wpcf7_not_found'])
    expect(await codes(await post(`${PATH}/1e2/feedback`, bodyOf([])))).toEqual([404, 'wpcf7_not_found'])
    expect(await codes(await post(`${PATH}/101/feedback`, bodyOf([], '')))).toEqual([400, 'wpcf7_unit_tag_not_found'])
    expect((await shop.request(`${PATH}/101/feedback`)).status).toBe(405)
    expect((await post(`${PATH}/101/refill`, '')).status).toBe(405)
    expect((await shop.request(`${PATH}/999/refill`)).status).toBe(404)
  })

  it('allow the request that a browser asks about first, with the original’s header', async () => {
    const headers = { origin: 'https://studio.example', 'access-control-request-method': 'GET' }
    const response = await shop.request(`${PATH}/101/refill`, { method: 'OPTIONS', headers })
    expect(response.headers.get('access-control-allow-headers')).toContain('X-WP-Nonce')
  })

  it('take a submission once, however often it is sent, also at the same moment', async () => {
    const fields: [string, string | File][] = [...NAMED, ['_wisp_submission', 'abc-1'], ['brief', pdf()]]
    const answers = await Promise.all([send(fields), send(fields), send(fields)])
    expect(answers.map(({ status }) => status)).toEqual(['mail_sent', 'mail_sent', 'mail_sent'])
    // Also when the retry has lost its fields.
    expect((await send([['_wisp_submission', 'abc-1']])).status).toBe('mail_sent')
    const all = await leads()
    expect(all).toHaveLength(1)
    expect(all[0]?.files).toHaveLength(1)
  })

  it('store what a visitor has written anew on a page that still has the id of what was sent, once', async () => {
    const id: [string, string] = ['_wisp_submission', 'abc-1']
    for (const paper of ['One', 'Two', 'Two', 'One'])
      expect((await send([...NAMED, id, ['topic', 'Press'], ['paper', paper]])).status).toBe('mail_sent')
    expect((await leads()).map(({ fields }) => fields.paper).sort()).toEqual(['One', 'Two'])
  })

  it('store a file that was corrected under the name that it had, and the same again once', async () => {
    const id: [string, string] = ['_wisp_submission', 'abc-1']
    for (const bytes of [10, 20, 20, 10])
      expect((await send([...NAMED, id, ['brief', pdf(bytes)]])).status).toBe('mail_sent')
    const files = (await leads()).flatMap((lead) => lead.files ?? [])
    expect(files.map(({ name, bytes }) => [name, bytes]).sort()).toEqual([
      ['brief.pdf', 10],
      ['brief.pdf', 20],
    ])
  })

  it('take what a page has kept without its file once, whichever of the two arrives, and tell the owner of the file', async () => {
    const required = formOf(
      [{ name: 'your-name' }, { name: 'brief', kind: 'file', accept: ['.pdf'], required: true }],
      { id: 8 },
    )
    await shop.store.contactForms.save(OPEN_SITE, required)
    const entriesOf = (id: string, ...more: [string, string | File][]): [string, string | File][] => [
      ...[['your-name', 'Ann'] as [string, string], ['_wisp_submission', id] as [string, string]],
      ...more,
    ]
    const lost: [string, string] = ['_wisp_lost_brief', 'C:\\brief.pdf']
    expect((await send(entriesOf('c'), 8)).status).toBe('validation_failed')
    expect((await send(entriesOf('a', ['brief', pdf()]), 8)).status).toBe('mail_sent')
    for (let time = 0; time < 2; time++) expect((await send(entriesOf('a', lost), 8)).status).toBe('mail_sent')
    expect(await leads()).toHaveLength(1)
    for (let time = 0; time < 2; time++) expect((await send(entriesOf('b', lost), 8)).status).toBe('mail_sent')
    expect((await leads()).map(({ fields }) => fields.brief).sort()).toEqual([
      'brief.pdf',
      'brief.pdf (did not arrive)',
    ])
  })

  it('take a form without an id once, if the same comes from the same sender within a minute, at the same moment too', async () => {
    const fields: [string, string | File][] = [...NAMED, ['brief', pdf()]]
    for (let time = 0; time < 2; time++)
      for (const { status } of await Promise.all([send(fields), send(fields), send(fields)]))
        expect(status).toBe('mail_sent')
    const body = bodyOf(fields)
    body.delete('_wpcf7_unit_tag')
    expect((await post('/form/101', body)).status).toBe(303)
    expect(await leads()).toHaveLength(1)
  })

  it.each<[string, [string, string | File][], Record<string, string>]>([
    ['other content', [['topic', 'Other']], {}],
    ['another file', [['brief', pdf(20)]], {}],
    ['another sender', [], { 'user-agent': 'Mozilla/5.0 (Android)' }],
  ])('take %s without an id as another submission', async (_, fields, headers) => {
    await send([...NAMED, ['brief', pdf()]])
    await send(
      [...NAMED, ...(fields.some(([name]) => name === 'brief') ? [] : [['brief', pdf()] as [string, File]]), ...fields],
      101,
      headers,
    )
    expect(await leads()).toHaveLength(2)
  })

  it('know a repeat that arrives before the first is stored, in another minute of the clock', async () => {
    const { repeats } = shop.store
    const start = Date.UTC(2026, 0, 1, 12, 0, 59)
    const idAt = (later: number, content = 'x') => repeats.idOf('contact', repeatOf([content], start + later))
    const [first, ...others] = await Promise.all([idAt(0), idAt(2_000), idAt(59_000)])
    expect(others).toEqual([first, first])
    expect(new Set([first, await idAt(0, 'y'), await idAt(61_000)]).size).toBe(3)
  })

  it('forget what arrived more than a minute ago, of forms that nothing is sent to any more too', async () => {
    const now = Date.now()
    const old = Array.from({ length: 150 }, (_, index) => ({
      popup_id: `form${index % 3}`,
      digest: `old ${index}`,
      submission_id: `same.${index}`,
      at: now - 61_000,
    }))
    const db = connect(location)
    await db.insertInto('repeat').values(old).execute()
    // The repeat is dated as late as can be, so that its minute lasts beyond a slow upkeep.
    const id = await shop.store.repeats.idOf('form1', repeatOf(['new'], now + 600_000))
    for (const { name, run } of shop.store.upkeep) if (name === 'old repeats') await run()
    const rows = await db.selectFrom('repeat').select(['popup_id', 'submission_id']).execute()
    await db.destroy()
    expect(rows).toEqual([{ popup_id: 'form1', submission_id: id }])
  })

  it('have the labels of their fields, also where an earlier build has stored them without', async () => {
    const id = 'form000000101'
    const labels = async () => (await shop.store.popups.record(id))?.fields.map(({ label }) => label)
    const expected = ['Name', 'Email', 'Topic', 'Paper', 'How', 'Brief']
    expect(await labels()).toEqual(expected)
    const withLabels = await shop.store.popups.template(id)
    const db = connect(location)
    await db
      .updateTable('popup')
      .set({ html: '<input data-wisp-field="email">', html_version: 'old', record: null })
      .where('id', '=', id)
      .execute()
    await db.destroy()
    expect(await labels()).toEqual([undefined])
    for (const { name, run } of shop.store.upkeep) if (name === 'forms') await run()
    expect(await shop.store.popups.template(id)).toEqual(withLabels)
  })

  it('are brought up to date a few at a time, so that calls are answered in between', async () => {
    for (let id = 201; id < 221; id++)
      await shop.store.contactForms.save(OPEN_SITE, formOf([{ name: 'your-name' }], { id }))
    const onStep = vi.fn()
    for (const { name, run } of shop.store.upkeep) if (name === 'forms') await run({ onStep })
    expect(onStep.mock.calls.length).toBeGreaterThan(2)
  })

  it.each([
    ['within a minute as one', 59_999, 1],
    ['after a minute as two', 60_001, 2],
  ])('take the same without an id %s, whenever the minute of the clock ends', async (_, apart, count) => {
    const start = Date.UTC(2026, 0, 1, 12, 0, 30)
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    try {
      await send(NAMED)
      vi.setSystemTime(start + apart)
      await send(NAMED)
    } finally {
      vi.useRealTimers()
    }
    expect(await leads()).toHaveLength(count)
  })

  it.each([
    ['in a field that people do not see', [['_wisp_website', 'https://spam.example']], {}],
    ['in the newsletter’s field that people do not see', [['_mc4wp_honeypot', 'x']], {}],
    [
      'in a field that people do not see, and nobody has pressed anything',
      [
        ['_wisp_blank', 'Ann Ltd'],
        ['_wisp_elapsed', '2'],
      ],
      {},
    ],
    ['within a second', [['_wisp_elapsed', '0']], {}],
    ['by a program without a name', [], { 'user-agent': '-' }],
  ] as [string, [string, string][], Record<string, string>][])(
    'hold back what was sent %s, and let it through when it comes again as from a person',
    async (_, signs, headers) => {
      const entries: [string, string | File][] = [...NAMED, ['_wisp_submission', 'abc'], ['brief', pdf()]]
      expect((await send([...entries, ...signs], 101, headers)).status).toBe('spam')
      expect(await leads()).toMatchObject([{ email: 'ann@example.com', suspect: true }])
      expect((await leads())[0]?.files).toBeUndefined()
      expect((await send([...entries, ['_wisp_elapsed', '5']])).status).toBe('mail_sent')
      const [lead, ...others] = await leads()
      expect(others).toEqual([])
      expect([lead?.suspect, lead?.files?.length]).toEqual([undefined, 1])
    },
  )

  it('take what a password manager has filled in for a person', async () => {
    const entries: [string, string | File][] = [...NAMED, ['_wisp_blank', 'Ann Ltd'], ['_wisp_elapsed', '9']]
    expect((await send(entries)).status).toBe('mail_sent')
    expect(await leads()).toMatchObject([{ email: 'ann@example.com' }])
  })

  it('take nothing from the address of popups, where nobody would check it', async () => {
    const fields = { poptin_id: 'form000000101', submission_id: 'abc', trap: 'x' }
    expect((await shop.form('/api/display/conversion/v', fields)).status).toBe(404)
    await send([...NAMED, ['_wisp_submission', 'abc'], ['_wisp_elapsed', '5']])
    const counts = (await shop.store.figures.totals()).get('form000000101')
    expect(counts).toMatchObject({ conversions: 1, leads: 1, suspects: 0 })
  })

  it('keep what a program or an owner sends, marked and with its files, and count it in no figure', async () => {
    const word = (await ownerWords(shop.store))(OPEN_SITE)
    const entries: [string, string | File][] = [...NAMED, ['brief', pdf()], ['_wisp_elapsed', '9']]
    const senders = [
      { referer: 'https://studio.com/contact', 'user-agent': 'Mozilla/5.0 HeadlessChrome/143.0.0.0' },
      { referer: `https://studio.com/contact?wisp-owner=${word}` },
    ]
    for (const headers of senders) expect((await send(entries, 101, headers)).status).toBe('mail_sent')
    const stored = await leads()
    expect(stored.map(({ suspect, files }) => [suspect, files?.length])).toEqual([
      [true, 1],
      [true, 1],
    ])
    expect((await shop.store.figures.totals()).get('form000000101')?.leads ?? 0).toBe(0)
  })

  it('count what a visitor sends once, with its files once, where a program or an owner had sent it before', async () => {
    const word = (await ownerWords(shop.store))(OPEN_SITE)
    const entries: [string, string | File][] = [...NAMED, ['_wisp_submission', 'abc'], ['brief', pdf()]]
    const owner = { referer: `https://studio.com/contact?wisp-owner=${word}` }
    for (const headers of [owner, {}, {}, owner])
      expect((await send([...entries, ['_wisp_elapsed', '9']], 101, headers)).status).toBe('mail_sent')
    const stored = await leads()
    expect(stored.map(({ suspect, files }) => [suspect, files?.length])).toEqual([[undefined, 1]])
    const counts = (await shop.store.figures.totals()).get('form000000101')
    expect(counts).toMatchObject({ conversions: 1, leads: 1, suspects: 0 })
  })

  it('hold back what one caller sends too often, each form by itself', async () => {
    await shop.close()
    shop = await openShop(database(), { rate: 24 })
    await shop.store.contactForms.save(OPEN_SITE, CONTACT)
    await shop.store.contactForms.save(OPEN_SITE, formOf([{}], { id: 7 }))
    const statuses = []
    for (const name of ['Ann', 'Bo', 'Cy']) statuses.push((await send([...NAMED.slice(1), ['your-name', name]])).status)
    expect(statuses).toEqual(['mail_sent', 'mail_sent', 'spam'])
    expect((await send([], 7)).status).toBe('mail_sent')
  })

  it('check files by their type, then by their size', async () => {
    const problem = async (file: File) => (await send([...NAMED, ['brief', file]])).invalid_fields[0]?.message
    expect(await problem(pdf(2000, 'brief.exe'))).toBe('Files of this type cannot be sent here.')
    expect(await problem(pdf(1001))).toBe('The file is too large.')
    expect(await problem(pdf(0))).toBe('The file could not be read. Please choose it again.')
    expect(await problem(pdf(1000, 'BRIEF.PDF'))).toBeUndefined()
    expect(await problem(new File([], ''))).toBeUndefined()
  })

  it('give files to the desk only, to be saved and never to be shown', async () => {
    await send([...NAMED, ['brief', pdf(10, '../../a"b\u202e.PDF')]])
    const [file] = (await leads())[0]?.files ?? []
    expect(file).toMatchObject({ field: 'brief', name: 'a_b_.PDF', bytes: 10 })
    const path = `/desk/api/files/${file?.id}`
    expect((await shop.request(path)).status).toBe(401)
    const response = await shop.desk(`/files/${file?.id}`)
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual(Array(10).fill(7))
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="a_b_.PDF"; filename*=UTF-8''a_b_.PDF`,
    )
    expect((await shop.desk('/files/none')).status).toBe(404)
  })

  it('ask a quiz, take its answer however it is written, and ask anew with every reply', async () => {
    const refill = async () => (await shop.request(`${PATH}/102/refill`)).json()
    const { quiz } = await refill()
    const [question, hash] = quiz.quiz
    expect(question).toBe('Two and two?')
    const entriesOf = (answer: string, signed = hash): [string, string][] => [
      ...([
        ['your-name', 'Ann'],
        ['terms', '1'],
        ['quiz', answer],
      ] as [string, string][]),
      ['_wpcf7_quiz_answer_quiz', signed],
    ]
    for (const wrong of [entriesOf('Five'), entriesOf('Four', 'x'), entriesOf('Four', hash.slice(1)), entriesOf('')]) {
      const answer = await send(wrong, 102)
      expect([answer.status, answer.message]).toEqual(['validation_failed', 'נא לבדוק את השדות המסומנים ולשלוח שוב.'])
      expect(answer.invalid_fields).toMatchObject([{ field: 'quiz', message: 'התשובה אינה נכונה.' }])
      expect(answer.quiz).toEqual(quiz)
    }
    // Full-width letters, as some keyboards type them.
    for (const right of ['Four', '  fOUR ', 'ｆour'])
      expect((await send(entriesOf(right), 102)).status).toBe('mail_sent')
    expect(await (await shop.request(`${PATH}/101/refill`)).json()).toEqual([])
  })

  it('ask for a missing acceptance after the fields, or as one of them', async () => {
    const { quiz } = await (await shop.request(`${PATH}/102/refill`)).json()
    const fields: [string, string][] = [
      ['your-name', 'Ann'],
      ['quiz', 'four'],
      ['_wpcf7_quiz_answer_quiz', quiz.quiz[1]],
    ]
    expect(await send(fields, 102)).toMatchObject({ status: 'acceptance_missing', invalid_fields: [] })
    expect((await send(fields.slice(1), 102)).status).toBe('validation_failed')
    await shop.store.contactForms.save(OPEN_SITE, { ...QUIZ, acceptanceAsValidation: true })
    expect(await send(fields, 102)).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ field: 'terms' }],
    })
    expect((await send([...fields, ['terms', '1']], 102)).status).toBe('mail_sent')
    expect((await leads())[0]?.fields).toEqual({ 'your-name': 'Ann', terms: 'yes' })
  })

  it('keep with the lead what the visitor agreed to, in the words that their page showed', async () => {
    await shop.store.addresses.set(OPEN_SITE, 'privacy', 'https://shop.example/privacy')
    const agreed = (label: string, more: ContactField[] = []) =>
      formOf(
        [
          { name: 'your-email', kind: 'email', label: 'Email' },
          { name: 'terms', kind: 'acceptance', label, hideIf: 'your-email:cy@example.com' },
          ...more,
        ],
        { id: 103 },
      )
    const save = (form: ReturnType<typeof formOf>) => shop.store.contactForms.save(OPEN_SITE, form)
    const consentOf = async (name: string) =>
      (await shop.store.leads.all({ search: `${name}@example.com` }))[0]?.consent
    const sendAs = async (name: string, more: [string, string][] = [['terms', '1']]) =>
      expect(
        (
          await send([['your-email', `${name}@example.com`], ...more], 103, {
            referer: 'https://shop.example/contact',
          })
        ).status,
      ).toBe('mail_sent')

    await save(agreed('Keep it. [Privacy]()'))
    await sendAs('fay')
    const pasted = await (await shop.request('/form/103')).text()
    const [, version = ''] = /name="_wisp_words" value="terms ([\w-]+)"/.exec(pasted) ?? []
    await sendAs('ann', [
      ['terms', '1'],
      ['_wisp_words', `terms ${version}`],
    ])
    const words = 'Keep it. [Privacy](https://shop.example/privacy)'
    const proof = { given: true, words, version, at: expect.any(String), page: 'https://shop.example/contact' }
    expect(await consentOf('ann')).toEqual(proof)
    expect(await consentOf('fay')).toEqual(proof)

    const offers = { name: 'offers', kind: 'acceptance', label: 'Write to me.', optional: true } as const
    await save(agreed('Keep it for a year.', formOf([offers]).fields))
    await sendAs('bob', [
      ['terms', '1'],
      ['_wisp_words', `terms ${version}`],
      ['_wisp_words', 'offers made-up'],
    ])
    expect(await consentOf('bob')).toMatchObject({
      given: false,
      words: `${words}\nWrite to me.`,
      boxes: [
        { field: 'terms', given: true, words, version },
        { field: 'offers', given: false, words: 'Write to me.' },
      ],
    })
    await sendAs('dan')
    // A page that was printed before names no words, and this form had others.
    expect(await consentOf('dan')).toMatchObject({
      version: 'unknown',
      boxes: [{ words: 'Keep it for a year.', version: 'unknown' }, { words: 'Write to me.' }],
    })
    // A condition hides one of the boxes, and the form no longer has the other.
    await save(agreed('Keep it for a year.'))
    await sendAs('cy', [])
    expect(await consentOf('cy')).toBeUndefined()

    const rows = await openLeadsCsv(shop.store.reads, { search: 'ann@example.com' })
    let csv = ''
    for await (const row of rows()) csv += row
    expect(csv.split('\r\n')[0]).toContain(',terms,consentWords,consentVersion,consentAt,consentPage,other,')
    expect(csv).toContain(`,yes,${words},${version},`)
  })

  it('know the words that they have again as long as those that are new', async () => {
    const words = (year: number) => Array.from({ length: 60 }, (_, index) => `Rule ${index} of ${year}`)
    const save = (labels: string[]) =>
      shop.store.contactForms.save(
        OPEN_SITE,
        formOf(
          labels.map((label, index) => ({ name: `rule-${index}`, kind: 'acceptance' as const, label })),
          { id: 104 },
        ),
      )
    for (const year of [2024, 2025, 2024]) await save(words(year))
    const { popupId = '' } = (await shop.store.contactForms.find(104)) ?? {}
    const stored = await shop.store.consents.all(popupId)
    for (const label of words(2024)) expect(stored.get(versionOf(label))).toBe(label)
  })

  it('have a column for each field in the CSV, also when the form has gone', async () => {
    await send([...NAMED, ['topic', 'Press'], ['paper', '=1+1'], ['brief', pdf()]])
    const csv = async () => {
      const rows = await openLeadsCsv(shop.store.reads, { search: '' })
      const lines: string[] = []
      for await (const row of rows()) lines.push(row.trimEnd())
      return lines
    }
    const before = await csv()
    expect(before[0]).toBe('\uFEFFat,popup,email,your-name,topic,paper,how,brief,other,page,suspect,problems,id')
    expect(before[1]).toContain(`,Contact,ann@example.com,Ann,Press,'=1+1,,brief.pdf,`)
    await shop.store.removal.deleteForm(101)
    expect(await csv()).toEqual(before)
  })

  it('are found by what was written in them', async () => {
    await send([...NAMED, ['topic', 'Press'], ['paper', 'Daily Herald']])
    expect((await shop.store.leads.all({ search: 'herald' })).length).toBe(1)
    expect((await shop.store.leads.all({ search: 'tribune' })).length).toBe(0)
  })

  it('are listed in the desk with what has come in by them', async () => {
    await send(NAMED)
    await send([...NAMED, ['_wisp_website', 'x']])
    const { forms } = await (await shop.desk('/forms')).json()
    expect(forms).toEqual([
      {
        id: 101,
        name: 'Contact',
        site: OPEN_SITE,
        fields: 6,
        submissions: 2,
        suspects: 1,
        last: expect.stringMatching(/Z$/),
        url: `${ORIGIN}/form/101`,
      },
      { id: 102, name: 'Contact', site: OPEN_SITE, fields: 3, submissions: 0, suspects: 0, url: `${ORIGIN}/form/102` },
    ])
    // Contact forms do not appear among the popups.
    expect(JSON.stringify(await (await shop.desk('/popups')).json())).not.toContain('form000000101')
  })

  it('tell the visitor to try again when nothing can be stored', async () => {
    const { add } = shop.store.submissions
    shop.store.submissions.add = () => Promise.reject(new Error('full'))
    expect(await send(NAMED)).toMatchObject({ status: 'mail_failed', invalid_fields: [] })
    shop.store.submissions.add = add
    expect(shop.lines.join('\n')).toContain('contact form: Error')
    expect(shop.lines.join('\n')).not.toContain('full')
    expect((await send(NAMED)).status).toBe('mail_sent')
  })

  it('tell it also when not even the form can be read, in the language of the page', async () => {
    const { find } = shop.store.contactForms
    shop.store.contactForms.find = () => Promise.reject(new Error('gone'))
    expect(await send([...NAMED, ['_wpcf7_locale', 'he_IL']])).toMatchObject({
      status: 'mail_failed',
      contact_form_id: 101,
      into: '#wpcf7-f101-p2-o1',
      message: expect.stringContaining('לא ניתן'),
    })
    shop.store.contactForms.find = find
  })

  it('belong to one site, and are taken over only when that is removed', async () => {
    expect(await shop.store.contactForms.save(CLOSED_SITE, CONTACT)).toBeUndefined()
    // A popup whose owner has chosen the id that the form would have.
    await shop.store.popups.save(OPEN_SITE, popupOf({ id: 'form000000055' }))
    expect(await shop.store.contactForms.save(OPEN_SITE, { ...CONTACT, id: 55 })).toBeUndefined()
    expect(await shop.store.popups.save(OPEN_SITE, popupOf({ id: 'form000000101' }))).toBe(false)
    await send([...NAMED, ['brief', pdf()]])
    expect(await shop.store.submissions.countFiles(OPEN_SITE)).toBe(1)
    await shop.store.removal.removeSite(OPEN_SITE)
    expect((await post(`${PATH}/101/feedback`, bodyOf(NAMED))).status).toBe(404)
    expect(await leads()).toMatchObject([{ email: 'ann@example.com', popupName: 'Contact' }])
    expect((await leads())[0]?.files).toBeUndefined()
    expect(await shop.store.contactForms.save(CLOSED_SITE, { ...CONTACT, name: 'Moved' })).toBe(101)
    await send(NAMED)
    expect((await leads()).map(({ popupName }) => popupName).sort()).toEqual(['Contact', 'Moved'])
  })

  it('get a number that none has or had, unless their file names one', async () => {
    const { id: _, ...unnamed } = formOf([{}])
    expect(await shop.store.contactForms.save(OPEN_SITE, unnamed)).toBe(1)
    await shop.store.removal.deleteForm(1)
    expect(await shop.store.contactForms.save(OPEN_SITE, unnamed)).toBe(2)
    expect((await shop.store.contactForms.list()).map(({ form }) => form.id)).toEqual([2, 101, 102])
  })

  it('take whatever a stranger sends', async () => {
    const many = Array.from({ length: 10_000 }, (_, index): [string, string] => [`field${index}`, 'x'])
    const odd: [string, string | File][] = [
      ['__proto__', 'x'],
      ['constructor', 'x'],
      ['your-name[__proto__]', 'x'],
      ['x'.repeat(50_000), 'x'],
      ['topic', pdf()],
      ['brief', 'no file'],
    ]
    expect((await send([...NAMED, ...odd, ...many])).status).toBe('mail_sent')
    expect((await leads())[0]?.fields).toEqual({ 'your-name': 'Ann' })
    expect((await send([...NAMED, ['your-name', 'Bob']])).status).toBe('mail_sent')
    const nul: [string, string][] = [['your-name', '\0\ud800 \u0001Zoë'], NAMED[1] as [string, string]]
    expect((await send(nul)).status).toBe('mail_sent')
    const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
    for (const body of [
      '--b\r\nContent-Disposition: form-data; name="your-name"\r\n\r\nAn',
      '',
      '--b',
      new Uint8Array(1000).map((_, index) => (index * 7) % 256),
    ])
      expect((await post(`${PATH}/101/feedback`, body, multipart)).status).toBe(400)
    expect((await post(`${PATH}/101/feedback`, 'x', { 'content-type': 'multipart/form-data' })).status).toBe(400)
    expect((await post(`${PATH}/101/feedback`, bodyOf([['x', pdf(9_000_000)]]))).status).toBe(413)
    // A form without files takes less.
    expect((await post(`${PATH}/102/feedback`, bodyOf([['x', pdf(300_000)]]))).status).toBe(413)
  })
})

describeOnEitherDatabase('contact forms that the browser sends itself', (database) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop(database())
    await shop.store.contactForms.save(OPEN_SITE, CONTACT)
    await shop.store.contactForms.save(OPEN_SITE, QUIZ)
  })
  afterEach(() => shop.close())

  const post = (body: BodyInit, headers: Record<string, string> = {}, id = 101) =>
    shop.request(`/form/${id}`, { method: 'POST', body, headers: { ...AGENT, ...headers } })

  it('thank for it on a page that can be reloaded, with a way back', async () => {
    const response = await post(new URLSearchParams(NAMED))
    expect([response.status, response.headers.get('location')]).toEqual([303, '?sent'])
    const page = await shop.request('/form/101?sent', { headers: { referer: 'https://studio.example/contact?a="b"' } })
    const html = await page.text()
    expect(html).toContain('Thank you. Your message has arrived.')
    expect(html).toContain('<a href="https://studio.example/contact?a=%22b%22">')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await shop.store.leads.all({ search: '' })).map(({ email }) => email)).toEqual(['ann@example.com'])
  })

  it('lead back to the form itself where nothing tells another way', async () => {
    for (const referer of ['', `${ORIGIN}/form/101`, 'javascript:alert(1)', 'nonsense'])
      expect(await (await shop.request('/form/101?sent', { headers: { referer } })).text()).toContain(
        '<a href="../form/101">',
      )
  })

  it('show what is wrong in the form, with everything that was typed', async () => {
    const response = await post(
      bodyOf([
        ['your-name', '"Ann" <b>'],
        ['your-email', 'ann@'],
        ['topic', 'Press'],
        ['how[]', 'Other'],
        ['_wpcf7_free_text_how', 'Pigeon'],
        ['brief', pdf()],
        ['_wisp_submission', 'once-1'],
      ]),
    )
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('role="alert">Please check the marked fields, then send it again.</div>')
    expect(html).toContain('value="&quot;Ann&quot; &lt;b&gt;"')
    expect(html).toContain('<option value="Press" selected>')
    expect(html).toMatch(/value="Other" checked/)
    expect(html).toContain('value="Pigeon"')
    expect(html).toContain('name="_wisp_submission" value="once-1"')
    expect(html).toContain('id="wpcf7-f101-o1-ve-your-email">Please enter an email address')
    expect(html).toContain('id="wpcf7-f101-o1-ve-brief">Please choose the file again.')
    expect(html).not.toContain('<script')
  })

  it('work by themselves, in their language, with a question that can be answered', async () => {
    const html = await (await shop.request('/form/102')).text()
    expect(html).toContain('<html lang="he" dir="rtl">')
    const [, hash = ''] = /name="_wpcf7_quiz_answer_quiz" value="([^"]+)"/.exec(html) ?? []
    const fields = { 'your-name': 'Ann', quiz: 'four', _wpcf7_quiz_answer_quiz: hash, terms: '1' }
    expect((await post(new URLSearchParams(fields), {}, 102)).status).toBe(303)
    const again = await post(new URLSearchParams({ ...fields, terms: '' }), {}, 102)
    expect(again.status).toBe(422)
    expect(await again.text()).toContain('נא לאשר את התנאים לפני השליחה.')
  })

  it('say on a page what else can go wrong', async () => {
    const robot = await post(new URLSearchParams([...NAMED, ['_wisp_website', 'x']]))
    expect([robot.status, (await robot.text()).includes('value="Ann"')]).toEqual([429, true])
    const large = await post(bodyOf([['brief', pdf(9_000_000)]]))
    expect([large.status, large.headers.get('content-type')]).toEqual([413, 'text/html; charset=UTF-8'])
    shop.store.submissions.add = () => Promise.reject(new Error('full'))
    expect((await post(new URLSearchParams(NAMED))).status).toBe(503)
    expect((await post(new URLSearchParams(NAMED), {}, 999)).status).toBe(404)
    expect((await shop.request('/form/999')).status).toBe(404)
  })
})
