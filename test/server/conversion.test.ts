import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LeadRow } from '../../server/leads/answers'
import type { FieldProblems } from '../../shared/checks/messages'
import { decodeConversion } from '../../shared/wire/page/conversion'
import { decodeForm } from '../../shared/wire/server/form'
import { describeOnEitherDatabase } from '../support/databases'
import { CLICK_POPUP, CLOSED_POPUP, LEAD_POPUP, OPEN_SITE, openShop, type Shop, UNKNOWN_POPUP } from '../support/shop'

const extra = (fields: object[]): string => JSON.stringify(fields)

describeOnEitherDatabase('conversion', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database())
  })
  afterAll(() => shop.close())

  const convert = (fields: Record<string, string>, viewer = 'viewer-1') =>
    shop.form(`/api/display/conversion/${viewer}`, { poptin_id: LEAD_POPUP, p_target: 'lead', ...fields })
  const leads = (search: string): Promise<LeadRow[]> => shop.store.leads.all({ search })
  const conversionsOf = async (id: string): Promise<number> =>
    (await shop.store.figures.totals()).get(id)?.conversions ?? 0

  it('stores a lead with everything that was filled in', async () => {
    const response = await convert({
      submission_id: 'full',
      email: ' Ann@Example.com ',
      first_name: 'Ann',
      last_name: '',
      phone: '+33 1 23 45 67 89',
      zip_postal_code: '75001',
      checkbox_checked: 'true',
      url: 'https://shop.example/a?b=c',
      newExtraFields: extra([
        { name: 'size', property_name: '', value: 'XL', type: 'text' },
        { name: 'f1', property_name: 'colours', value: ['red', 'blue'] },
        { name: 'firstName', value: 'not this one' },
        { name: '__proto__', value: 'harmless' },
      ]),
    })
    expect(response.status).toBe(200)
    const answer = decodeConversion(await response.json())
    expect(answer).toEqual({ conversionId: expect.stringMatching(/./), code: '<i>bought</i>' })
    const [lead] = await leads('ann@example.com')
    expect(lead).toMatchObject({ id: answer.conversionId, email: 'Ann@Example.com', popupName: 'Newsletter' })
    expect(Object.entries(lead?.fields ?? {})).toEqual(
      expect.arrayContaining([
        ['size', 'XL'],
        ['colours', 'red, blue'],
        ['firstName', 'Ann'],
        ['phone', '+33 1 23 45 67 89'],
        ['zipPostalCode', '75001'],
        ['consent', 'true'],
        ['__proto__', 'harmless'],
      ]),
    )
    expect(lead?.fields).not.toHaveProperty('lastName')
  })

  it.each([
    ['no email', { email: 'ann.example.com' }, { email: 'email' }],
    ['a long email', { email: `${'a'.repeat(250)}@example.com` }, { email: 'tooLong' }],
    ['a long name', { first_name: 'a'.repeat(300) }, { firstName: 'tooLong' }],
    ['nothing wrong', { email: 'right@example.com', phone: '03-123-4567' }, undefined],
  ] as [string, Record<string, string>, FieldProblems | undefined][])(
    'stores a lead as it came, but marked: %s',
    async (name, fields, problems) => {
      const message = `marked ${name}`
      expect((await convert({ message, ...fields })).status).toBe(200)
      const [lead] = await leads(message)
      expect(lead?.problems).toEqual(problems)
      expect([lead?.email, ...Object.values(lead?.fields ?? {})]).toEqual(
        expect.arrayContaining([message, ...Object.values(fields)]),
      )
    },
  )

  it('stores a lead without characters that no database can store', async () => {
    const newExtraFields = '[{"name":"cut","value":"a smile \\ud83d"}]'
    expect((await convert({ email: 'odd@example.com', message: 'a\0b', newExtraFields })).status).toBe(200)
    expect((await leads('odd@example.com'))[0]?.fields).toMatchObject({ message: 'ab', cut: 'a smile \ufffd' })
  })

  it('stores a lead once, however often and from wherever it is sent, and returns the same answer', async () => {
    const send = async (viewer: string) =>
      decodeConversion(await (await convert({ submission_id: 'again', email: 'again@example.com' }, viewer)).json())
    const answers = await Promise.all(['v1', 'v1', 'v2', 'v3', 'v1'].map(send))
    expect(new Set(answers.map(({ conversionId }) => conversionId)).size).toBe(1)
    expect(await leads('again@example.com')).toHaveLength(1)
  })

  it('stores a lead even if another site or popup has used its submission id', async () => {
    const answers = await Promise.all(
      [CLOSED_POPUP, CLICK_POPUP, LEAD_POPUP].map(async (poptin_id) => {
        const response = await convert({ poptin_id, submission_id: 'shared', email: `shared@${poptin_id}.example` })
        return decodeConversion(await response.json()).conversionId
      }),
    )
    expect(new Set(answers).size).toBe(3)
    expect(await leads('shared@')).toHaveLength(3)
  })

  it.each([
    ['', {}],
    [', even one that looks like a bot’s', { trap: 'x' }],
  ] as [string, Record<string, string>][])(
    'a conversion without data is replaced by the lead that follows it%s',
    async (name, before) => {
      const submission_id = `gives-way-${name.length}`
      const email = `${submission_id}@example.com`
      const total = await conversionsOf(LEAD_POPUP)
      const idOf = async (response: Response) => decodeConversion(await response.json()).conversionId
      const first = await idOf(await convert({ submission_id, ...before }))
      expect(await idOf(await convert({ submission_id, email, message: 'here I am' }))).toBe(first)
      // A late conversion removes nothing.
      expect(await idOf(await convert({ submission_id }))).toBe(first)
      expect(await leads(email)).toMatchObject([{ id: first, email, fields: { message: 'here I am' } }])
      expect((await leads(email))[0]?.suspect).toBeUndefined()
      expect(await conversionsOf(LEAD_POPUP)).toBe(total + 1)
    },
  )

  it('stores a lead that is larger than any form’s, up to the limit of each field, and marks what was cut', async () => {
    const long = 'long '.repeat(10_000)
    const newExtraFields = extra([
      { name: 'n'.repeat(5_000), value: 'kept' },
      { name: 'essay', value: long },
      { name: 'list', value: Array.from({ length: 5_000 }, () => 'item') },
    ])
    expect((await convert({ email: 'large@example.com', message: long, newExtraFields })).status).toBe(200)
    const [lead] = await leads('large@example.com')
    expect(lead?.problems).toMatchObject({ message: 'tooLong', essay: 'tooLong', list: 'tooLong' })
    expect(lead?.fields).toMatchObject({ ['n'.repeat(200)]: 'kept', message: long.slice(0, 10_000) })
    expect(lead?.fields.essay).toBe(long.slice(0, 10_000))
  })

  it('stores a lead with 200 extra fields completely', async () => {
    const fields = Array.from({ length: 200 }, (_, index) => ({ name: `question ${index}`, value: `answer ${index}` }))
    expect((await convert({ email: 'many@example.com', newExtraFields: extra(fields) })).status).toBe(200)
    const [lead] = await leads('many@example.com')
    expect(Object.keys(lead?.fields ?? {})).toHaveLength(200)
  })

  it('refuses a lead whose fields contain more than all the forms of a site together', async () => {
    const fields = Array.from({ length: 7 }, (_, index) => ({ name: `f${index}`, value: 'x'.repeat(10_000) }))
    const response = await convert({ email: 'huge@example.com', newExtraFields: extra(fields) })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ error: { code: 'too_large', message: expect.any(String) } })
    expect(await leads('huge@example.com')).toEqual([])
  })

  it('signs what it refuses of a popup of its own as its display answers do, and nothing else', async () => {
    const answer = await (await shop.request(`/api/display/${OPEN_SITE}`, { method: 'POST' })).json()
    const [{ signature }] = answer.poptins
    expect(signature).toMatch(/^[\w-]{14}$/)
    const fields = Array.from({ length: 7 }, (_, index) => ({ name: `f${index}`, value: 'x'.repeat(10_000) }))
    const refused = await convert({ email: 'a@example.com', newExtraFields: extra(fields) })
    expect((await refused.json()).error.signature).toBe(signature)
    const unknown = await convert({ poptin_id: 'nobody0000001', email: 'a@example.com' })
    expect([unknown.status, (await unknown.json()).error.signature]).toEqual([404, undefined])
  })

  it('reads a form of thousands of fields in linear time', async () => {
    const formOf = (members: number) =>
      new URLSearchParams(Array.from({ length: members }, (_, index) => `list[0][m${index}]=1`).join('&'))
    /** The milliseconds that it takes to decode a form so many times. */
    const measure = (times: number, form: URLSearchParams): number => {
      const began = performance.now()
      for (let time = 0; time < times; time++) decodeForm(form)
      return performance.now() - began
    }
    // In turns, and the best of each: a machine that is busy elsewhere makes any try slow, but not all.
    const tries = Array.from({ length: 10 }, () => [measure(1, formOf(12_000)), measure(10, formOf(1_200))] as const)
    const [large, small] = [0, 1].map((which) => Math.min(...tries.map((pair) => pair[which] as number)))
    // If the time grew with the square, one large form would take ten times as long as ten small ones.
    expect(large as number).toBeLessThan((small as number) * 6)
  })

  it('stores each lead of older scripts, which send no submission id', async () => {
    for (const viewer of ['older-1', 'older-1']) await convert({ email: 'older@example.com' }, viewer)
    expect(await leads('older@example.com')).toHaveLength(2)
  })

  it('counts a click without storing a lead', async () => {
    const before = await conversionsOf(CLICK_POPUP)
    const total = (await shop.store.leads.all({ search: '' })).length
    await convert({ poptin_id: CLICK_POPUP, p_target: 'click', submission_id: 'click' })
    expect(await conversionsOf(CLICK_POPUP)).toBe(before + 1)
    expect((await shop.store.leads.all({ search: '' })).length).toBe(total)
  })

  it('counts a lead popup without data as a conversion, not as a lead', async () => {
    const before = await conversionsOf(LEAD_POPUP)
    const total = (await shop.store.leads.all({ search: '' })).length
    await convert({ submission_id: 'empty', p_target: '', checkbox_checked: 'true' })
    expect(await conversionsOf(LEAD_POPUP)).toBe(before + 1)
    expect((await shop.store.leads.all({ search: '' })).length).toBe(total)
  })

  it.each([
    ['trap filled', { trap: 'http://spam.example' }, true],
    ['trap filled in no time', { trap: 'x', elapsed: '1.5', gestures: '4' }, true],
    ['trap filled without a gesture', { trap: 'x', elapsed: '9', gestures: '0' }, true],
    ['trap filled in a draft', { trap: 'x', elapsed: '9', gestures: '' }, undefined],
    ['trap filled in a quick draft', { trap: 'x', elapsed: '2' }, true],
    ['trap filled by a manager', { trap: 'Ann Ltd', elapsed: '9', gestures: '4' }, undefined],
    ['too fast', { elapsed: '0.4' }, true],
    ['a person', { elapsed: '8.2', trap: '' }, undefined],
    ['an older script', {}, undefined],
  ] as [string, Record<string, string>, true | undefined][])(
    'marks bots and drops nobody: %s',
    async (name, fields, suspect) => {
      const email = `${name.replaceAll(' ', '-')}@example.com`
      expect((await convert({ email, submission_id: email.split('@')[0] ?? '', ...fields })).status).toBe(200)
      expect((await leads(email)).map((lead) => lead.suspect)).toEqual([suspect])
    },
  )

  it.each([
    ['no popup', { poptin_id: '' }, 400, 'poptin_id'],
    ['malformed popup id', { poptin_id: "' or 1=1 --" }, 400, 'poptin_id'],
    ['unknown popup', { poptin_id: UNKNOWN_POPUP }, 404, 'poptin_id'],
    ['unknown target', { p_target: 'sale' }, 400, 'p_target'],
    ['extra fields that are not JSON', { newExtraFields: '[{' }, 400, 'newExtraFields'],
    ['extra fields that are no list', { newExtraFields: '{}' }, 400, 'newExtraFields'],
    [
      'more extra fields than any form has',
      { newExtraFields: extra(Array.from({ length: 201 }, (_, index) => ({ name: `f${index}`, value: '1' }))) },
      400,
      'newExtraFields',
    ],
    ['extra field that is no object', { newExtraFields: '[1]' }, 400, 'newExtraFields.0'],
    ['extra field with an object for a value', { newExtraFields: '[{"value":{}}]' }, 400, 'newExtraFields.0.value'],
    ['elapsed is no number', { elapsed: 'soon' }, 400, 'elapsed'],
    ['hostile submission id', { submission_id: "x'; drop table conversion" }, 400, 'submission_id'],
  ] as [string, Record<string, string>, number, string][])(
    'refuses and changes nothing: %s',
    async (_, fields, status, field) => {
      const before = await conversionsOf(LEAD_POPUP)
      const response = await convert(fields)
      expect(response.status).toBe(status)
      const { error } = await response.json()
      expect(error).toMatchObject({ field, message: expect.any(String), code: expect.any(String) })
      expect(await conversionsOf(LEAD_POPUP)).toBe(before)
    },
  )

  it.each([
    ['JSON that is cut off', '{"poptin_id":', 'application/json'],
    ['JSON that is not an object', '"text"', 'application/json'],
    ['JSON that is a list', '[]', 'application/json'],
    ['no content type', 'poptin_id=x', 'text/plain'],
    ['multipart without parts', 'nothing', 'multipart/form-data; boundary=x'],
  ])('refuses a malformed body: %s', async (_, body, type) => {
    const response = await shop.request('/api/display/conversion/v', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    })
    expect(response.status).toBe(400)
  })

  it('refuses a hostile viewer id', async () => {
    const response = await convert({ email: 'a@example.com' }, '%00')
    expect(response.status).toBe(400)
    expect((await response.json()).error.field).toBe('viewer_id')
  })

  it('stores markup and quotes unchanged', async () => {
    const message = `<img src=x onerror=alert(1)> "quoted" 'single' שלום`
    await convert({ submission_id: 'markup', message })
    expect((await leads('onerror=alert')).map(({ fields }) => fields.message)).toEqual([message])
    expect(await leads('שלום')).toHaveLength(1)
  })
})
