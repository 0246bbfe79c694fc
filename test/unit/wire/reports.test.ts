import { describe, expect, it } from 'vitest'
import type { Campaign, Lead } from '../../../shared/popup'
import { conversionForm, conversionUrl, decodeConversion } from '../../../shared/wire/conversion'
import { decodePopup } from '../../../shared/wire/popup'
import { activity, closed, viewed, viewIdOf } from '../../../shared/wire/reports'
import { campaignOf } from '../../support/campaign'
import { visit } from '../../support/visit'

const popup = decodePopup({ ...campaignOf(), wire: { viewer_id: 'v/1', poptin_target: 'lead' } } as Campaign)
const host = 'https://w.example'
const fields = (body: string) => Object.fromEntries(new URLSearchParams(body))

describe('viewed', () => {
  it('is JSON with the fields of section 7', () => {
    const report = viewed(host, popup, visit, 'exitIntent')
    expect(report.url).toBe('https://w.example/api/display/viewed/popup00000001')
    expect(report.type).toBe('application/json')
    expect(JSON.parse(report.body)).toEqual({
      viewer_id: 'v/1',
      trigger: 'exit_intent',
      client_id: 'client-1',
      type: 'lightbox',
      url: 'https://shop.example/p?a=1',
      store_integration: '',
      store_integration_customer_id: '',
      converted_email: 'ann@example.com',
    })
  })
  it.each([
    [{ poptin_view_id: 7 }, '7'],
    [{}, ''],
  ])('reads the view id of %o', (answer, id) => {
    expect(viewIdOf(answer)).toBe(id)
  })
})

describe('closed and activity', () => {
  it('closed is a form that says how', () => {
    const report = closed(host, popup, visit, 'bg_click')
    expect(report.url).toBe('https://w.example/api/display/closed/popup00000001')
    expect(fields(report.body)).toEqual({
      client_id: 'client-1',
      url: 'https://shop.example/p?a=1',
      converted_email: 'ann@example.com',
      store_integration: '',
      store_integration_customer_id: '',
      trigger: 'bg_click',
    })
  })
  it('an activity names the client in its path', () => {
    const report = activity(host, popup, visit, 'viewed')
    expect(report.url).toBe('https://w.example/api/display/conversion-activities/client-1')
    expect(fields(report.body)).toMatchObject({
      email: 'ann@example.com',
      poptin_id: 'popup00000001',
      activity: 'viewed',
    })
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
  const conversion = { host, popup, visit, lead, trigger: 'timeDelay', viewId: '' }

  it('goes to the viewer of the answer, escaped', () => {
    expect(conversionUrl(conversion)).toBe('https://w.example/api/display/conversion/v%2F1')
  })
  it('names every field of section 7', () => {
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
    for (const name of [
      'facebook_messanger_data_ref',
      'previous_visited_pages',
      'previous_visited_pages_with_current',
      'previous_visited_pages_with_timestamp',
      'all_visited_pages',
      'leader_request_cookie',
      'extra_button',
      'coupon',
    ])
      expect(form[name]).toBe('')
  })
  it('sends extra fields as one list, version 5, the name as property when there is none', () => {
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
  it('says nothing of consent where the form does not ask', () => {
    expect(fields(conversionForm({ ...conversion, lead: { ...lead, consent: undefined } })).checkbox_checked).toBe('')
  })
  it.each([
    [
      { success: true, conversion_id: 5, integration: { conversion_code: '<b>' } },
      { success: true, conversionId: '5', code: '<b>' },
    ],
    [{ success: false }, { success: false, conversionId: '', code: '' }],
    [{ integration: null }, { success: false, conversionId: '', code: '' }],
  ])('reads the answer %o', (raw, expected) => {
    expect(decodeConversion(raw)).toEqual(expected)
  })
})
