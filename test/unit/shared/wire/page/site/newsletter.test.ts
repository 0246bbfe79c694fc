// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import {
  alertClass,
  decodeReply,
  feedbackFields,
  feedbackUrl,
  returnedForm,
} from '../../../../../../shared/wire/page/site/newsletter'

const block = (settings: unknown): void => {
  const script = document.createElement('script')
  Object.assign(script, { type: 'application/json', textContent: JSON.stringify(settings) })
  script.setAttribute('data-wisp-newsletter', '')
  document.head.append(script)
}

afterEach(() => {
  document.head.replaceChildren()
  for (const name of ['mc4wp_forms_config', 'mc4wp_submitted_form']) Reflect.deleteProperty(window, name)
})

describe('the form with which the page has come back', () => {
  const NONE = { elementId: '', event: '', errors: undefined, data: undefined, scroll: true }
  it.each([
    ['nothing', {}, NONE],
    ['an empty list, as PHP prints nothing', [], NONE],
    ['a text', 'yes', NONE],
    ['null', { submitted_form: null }, NONE],
    [
      'an event',
      { submitted_form: { element_id: 'a', event: 'subscribed' } },
      { ...NONE, elementId: 'a', event: 'subscribed' },
    ],
    ['an action', { submitted_form: { action: 'unsubscribe' } }, { ...NONE, event: 'unsubscribed' }],
    ['an action that is the event', { submitted_form: { action: 'subscribed' } }, { ...NONE, event: 'subscribed' }],
    [
      'an event before the action',
      { submitted_form: { event: 'updated_subscriber', action: 'subscribe' } },
      { ...NONE, event: 'updated_subscriber' },
    ],
    ['no errors', { submitted_form: { errors: [] } }, NONE],
    ['errors', { submitted_form: { errors: ['invalid_email'] } }, { ...NONE, errors: ['invalid_email'] }],
    ['data', { submitted_form: { data: { EMAIL: 'a@b.c' } } }, { ...NONE, data: { EMAIL: 'a@b.c' } }],
    ['no wish to scroll', { auto_scroll: '', submitted_form: {} }, { ...NONE, scroll: false }],
    [
      'no wish to scroll, of the form',
      { auto_scroll: 1, submitted_form: { auto_scroll: 0 } },
      { ...NONE, scroll: false },
    ],
    ['things of the wrong type', { submitted_form: { element_id: [1], event: {}, action: true } }, NONE],
  ])('is read from %s', (_, settings, returned) => {
    block(settings)
    expect(returnedForm()).toEqual(returned)
  })

  it("is read from the original's variable if there is no block", () => {
    Object.assign(window, {
      mc4wp_forms_config: { submitted_form: { element_id: 'mc4wp-form-1', event: 'subscribed' } },
    })
    expect(returnedForm()).toMatchObject({ elementId: 'mc4wp-form-1', event: 'subscribed' })
  })

  it('is read from the variable of its own that newer versions print', () => {
    Object.assign(window, {
      mc4wp_submitted_form: { element_id: 'mc4wp-form-2', event: 'unsubscribed' },
    })
    expect(returnedForm()).toMatchObject({ elementId: 'mc4wp-form-2', event: 'unsubscribed' })
  })
})

describe('a reply', () => {
  it.each([
    [
      'of a form that was sent',
      { status: 'mail_sent', message: 'Hi' },
      { final: true, sent: true, status: 'mail_sent', message: 'Hi' },
    ],
    [
      'that names a field',
      {
        status: 'validation_failed',
        message: 'No',
        invalid_fields: [{ field: 'EMAIL', message: 'Bad' }, { message: 'B' }],
      },
      { final: true, sent: false, status: 'validation_failed', message: 'Bad' },
    ],
    [
      'with an empty list',
      { status: 'spam', message: 'No', invalid_fields: [] },
      { final: true, sent: false, status: 'spam', message: 'No' },
    ],
    ['of somebody else', { code: 'no_route' }, { final: false, sent: false, status: '', message: '' }],
    [
      'of the wrong types',
      { status: ['mail_sent'], message: {}, invalid_fields: { 0: { message: 'x' } } },
      { final: false, sent: false, status: '', message: '' },
    ],
  ])('%s is decoded', (_, reply, decoded) => {
    expect(decodeReply(reply)).toEqual(decoded)
  })
})

describe('what is sent', () => {
  it('goes to the form of that id', () => {
    expect(feedbackUrl('https://a.b', '../7?')).toBe(
      'https://a.b/wp-json/contact-form-7/v1/contact-forms/..%2F7%3F/feedback',
    )
  })
  it.each([
    ['the id of the form', 'sign-up', 'sign-up'],
    ['a name made of its number', '', 'wpcf7-f101-o1'],
  ])('has a unit tag: %s', (_, id, tag) => {
    expect(feedbackFields('101', id, 'x', 3)).toEqual([
      ['_wpcf7', '101'],
      ['_wpcf7_unit_tag', tag],
      ['_wisp_submission', 'x'],
      ['_wisp_elapsed', '3'],
    ])
  })
})

it.each([
  ['Hi', undefined, 'notice'],
  ['<div class="mc4wp-alert mc4wp-error"><p>No</p></div>', undefined, 'error'],
  ['<div class="mc4wp-alert mc4wp-success"><p>Yes</p></div>', undefined, 'success'],
  ['mc4wp-success', 'error', 'error'],
] as const)('the message %s of kind %s looks like a %s', (markup, kind, look) => {
  expect(alertClass(markup, kind)).toBe(`mc4wp-alert mc4wp-${look}`)
})
