import { describe, expect, it } from 'vitest'
import type { Conversion } from '../../../../../shared/page/storage/records'
import type { ExtraField, Lead } from '../../../../../shared/page/visit/lead'
import { conversionForm } from '../../../../../shared/wire/page/conversion'
import { visit } from '../../../../support/visit'

const formOf = (lead: Partial<Lead>): URLSearchParams => {
  const conversion: Conversion = {
    host: 'https://w.example',
    popup: { id: 'popup00000001', viewerId: 'v1', target: 'lead' },
    visit,
    trigger: 'timeDelay',
    viewId: 'view-1',
    lead: { submissionId: 'one', fields: {}, extraFields: [], elapsed: 3, trap: '', ...lead },
  }
  return conversionForm(conversion)
}
const FIELD: ExtraField = { id: 's', type: 'text', name: 'size', placeholder: 'EU', value: '42', property: '' }
const extraOf = (field: Partial<ExtraField>) =>
  JSON.parse(formOf({ extraFields: [{ ...FIELD, ...field }] }).get('newExtraFields') ?? '')[0]

describe('the conversion call', () => {
  it('contains each extra field with everything known about it; version 5 and its own name by default', () => {
    const { property: _, ...field } = FIELD
    expect(extraOf({})).toEqual({ ...field, created_as: 'text', created_version: 5, property_name: 'size' })
    expect(extraOf({ property: 'shoe', createdAs: 'number', version: '6' })).toMatchObject({
      created_as: 'number',
      created_version: 6,
      property_name: 'shoe',
    })
  })

  it('wraps the value of a free field in its markers, and of no other field', () => {
    expect(extraOf({ name: 'free-1' }).value).toBe('a:42b:')
    expect(extraOf({ name: 'freedom' }).value).toBe('42')
  })

  it('contains every built-in field by name, but no empty date', () => {
    const empty = formOf({})
    expect([empty.get('first_name'), empty.has('birthday')]).toEqual(['', false])
    expect(formOf({ fields: { birthday: '31/01/1990' } }).get('birthday')).toBe('31/01/1990')
  })

  it.each([
    [undefined, ''],
    [true, 'true'],
    [false, 'false'],
  ])('consent %s: checkbox_checked "%s"', (consent, expected) =>
    expect(formOf({ consent }).get('checkbox_checked')).toBe(expected),
  )

  it('contains the coupon and the button', () => {
    const form = formOf({ coupon: 'CLAY10', button: 'gift' })
    expect([form.get('coupon'), form.get('extra_button')]).toEqual(['CLAY10', 'gift'])
  })
})
