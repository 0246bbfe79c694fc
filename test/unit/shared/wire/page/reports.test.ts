// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Conversion, Report, ReportKind } from '../../../../../shared/page/storage/records'
import type { Lead } from '../../../../../shared/page/visit/lead'
import { conversionForm, conversionUrl, decodeConversion } from '../../../../../shared/wire/page/conversion'
import { CALLS, decodeViewed } from '../../../../../shared/wire/page/reports'
import { visit } from '../../../../support/visit'

const host = 'https://w.example'
const fields = (body?: string | URLSearchParams) => Object.fromEntries(new URLSearchParams(body))

describe('the calls of section 7', () => {
  const { url, clientId, email, store, customerId } = visit
  const report: Report = {
    host,
    popup: { id: 'popup00000001', viewerId: 'v/1', type: 'lightbox' },
    visit: { url, clientId, email, store, customerId },
    trigger: 'exitIntent',
    viewId: 'view-7',
  }
  const STORE = { store_integration: '', store_integration_customer_id: '' }

  it('viewed is JSON', () => {
    const call = CALLS.viewed(report, 'r-1')
    expect(call).toMatchObject({
      url: 'https://w.example/api/display/viewed/popup00000001',
      type: 'application/json',
    })
    expect(JSON.parse(`${call.body}`)).toEqual({
      viewer_id: 'v/1',
      trigger: 'exit_intent',
      client_id: 'client-1',
      type: 'lightbox',
      url: 'https://shop.example/p?a=1',
      converted_email: 'ann@example.com',
      report_id: 'r-1',
      ...STORE,
    })
  })

  it('viewed is a form with the same fields for a server that is known to take one', () => {
    const { body, type, url } = CALLS.viewed({ ...report, asForm: true }, 'r-1')
    const json = CALLS.viewed(report, 'r-1')
    expect([url, type]).toEqual([json.url, undefined])
    expect(fields(body)).toEqual(JSON.parse(`${json.body}`))
  })

  it.each<[ReportKind, Partial<Report>, string, Record<string, string>]>([
    [
      'closed',
      { trigger: 'bg_click' },
      'closed/popup00000001',
      {
        client_id: 'client-1',
        url: 'https://shop.example/p?a=1',
        converted_email: 'ann@example.com',
        trigger: 'bg_click',
        viewer_id: 'v/1',
        poptin_view_id: 'view-7',
      },
    ],
    [
      'viewed-activity',
      {},
      'conversion-activities/client-1',
      { email: 'ann@example.com', poptin_id: 'popup00000001', activity: 'viewed', url: 'https://shop.example/p?a=1' },
    ],
    [
      'closed-activity',
      {},
      'conversion-activities/client-1',
      { email: 'ann@example.com', poptin_id: 'popup00000001', activity: 'closed', url: 'https://shop.example/p?a=1' },
    ],
    ['session', {}, 'total-website-session/client-1', { email: 'ann@example.com', url: 'shop.example' }],
  ])('%s is a form', (kind, changes, path, expected) => {
    const { url, body, type } = CALLS[kind]({ ...report, ...changes }, 'r-1')
    expect([url, type]).toEqual([`https://w.example/api/display/${path}`, undefined])
    expect(fields(body)).toEqual({ ...expected, ...STORE, report_id: 'r-1' })
  })

  it('limitLogs is a GET with only a query', () => {
    const popup = { ...report.popup, id: 'upgrade000001' }
    expect(CALLS.limit({ ...report, popup, trigger: 'Client restricted' }, 'r-1')).toEqual({
      url: 'https://w.example/api/display/limitLogs/client-1?status=Client+restricted&id=upgrade000001',
    })
  })

  it.each([
    [{ poptin_view_id: 7 }, '7'],
    [{}, ''],
  ])('reads the view id of %o', (answer, id) => {
    expect(decodeViewed(answer)).toBe(id)
  })
})

describe('conversion', () => {
  const lead: Lead = {
    submissionId: 's-1',
    fields: { email: 'Ann@Example.com', firstName: 'Ann' },
    extraFields: [{ id: 'f1', type: 'text', name: 'size', placeholder: 'Size', value: 'M', property: '' }],
    consent: true,
    elapsed: 12,
    trap: '',
  }
  const conversion: Conversion = {
    host,
    popup: { id: 'popup00000001', viewerId: 'v/1', target: 'lead' },
    visit,
    lead,
    trigger: 'timeDelay',
    viewId: '',
  }

  it('goes to the viewer of the answer, escaped', () => {
    expect(conversionUrl(conversion)).toBe('https://w.example/api/display/conversion/v%2F1')
  })
  it('contains every field of section 7', () => {
    const form = fields(conversionForm({ ...conversion, viewId: 'view-1' }))
    expect(form).toMatchObject({
      url: 'https://shop.example/p?a=1',
      p_target: 'lead',
      checkbox_checked: 'true',
      trigger: 'time_delay',
      poptin_id: 'popup00000001',
      title: 'Pots & pans',
      client_id: 'client-1',
      visitor: 'mobile',
      last_converted_email: 'ann@example.com',
      email: 'Ann@Example.com',
      first_name: 'Ann',
      last_name: '',
      poptin_view_id: 'view-1',
      submission_id: 's-1',
    })
    for (const name of ['facebook_messanger_data_ref', 'leader_request_cookie', 'extra_button', 'coupon'])
      expect(form[name]).toBe('')
  })
  it('contains the pages visited', () => {
    expect(fields(conversionForm(conversion))).toMatchObject({
      origin_landing_page: 'https://shop.example/',
      previous_visited_pages: 'https://shop.example/',
      previous_visited_pages_with_current: 'https://shop.example/\nhttps://shop.example/p?a=1',
      previous_visited_pages_with_timestamp: '1700000000000 https://shop.example/',
      all_visited_pages: 'https://shop.example/sale\nhttps://shop.example/\nhttps://shop.example/p?a=1',
    })
  })
  it('leaves out the pages visited if the stored ones are invalid', () => {
    const garbage = { ...visit, visited: [null] as unknown as string[] }
    expect(fields(conversionForm({ ...conversion, visit: garbage })).email).toBe('Ann@Example.com')
  })
  it('sends extra fields as one list: version 5, and the name as property by default', () => {
    const form = fields(conversionForm(conversion))
    expect(JSON.parse(form.newExtraFields ?? '')).toEqual([
      {
        id: 'f1',
        type: 'text',
        name: 'size',
        placeholder: 'Size',
        value: 'M',
        created_as: 'text',
        created_version: 5,
        property_name: 'size',
      },
    ])
  })
  it('says nothing about consent if the form does not ask', () => {
    expect(fields(conversionForm({ ...conversion, lead: { ...lead, consent: undefined } })).checkbox_checked).toBe('')
  })
  it.each([
    [
      { success: true, conversion_id: 5, integration: { conversion_code: '<b>' } },
      { conversionId: '5', code: '<b>' },
    ],
    [
      { success: false, conversion_id: 5 },
      { conversionId: '', code: '' },
    ],
    [{ integration: null }, { conversionId: '', code: '' }],
  ])('reads the answer %o', (raw, expected) => {
    expect(decodeConversion(raw)).toEqual(expected)
  })
})
