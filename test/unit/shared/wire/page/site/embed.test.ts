// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readEmbed } from '../../../../../../shared/wire/page/site/embed'
import { findService, messageOf, optionsFor, readMessage } from '../../../../../../shared/wire/page/site/embed-service'

const ID = 'a50f293c-1ef4-4ee1-b7ee-c56be3e2ad5c'
const embed = (data: Record<string, string>) => {
  const element = document.createElement('div')
  Object.assign(element.dataset, data)
  return readEmbed(element)
}
const form = { portalId: '1', formId: ID, region: '', src: '', link: '' }

afterEach(() => vi.unstubAllGlobals())

describe('an embedded form', () => {
  it('has the address of its script and of its own page from its ids', () => {
    expect(embed({ portalId: '5248476', formId: ID })).toEqual({
      portalId: '5248476',
      formId: ID,
      region: '',
      src: 'https://js.hsforms.net/forms/embed/v2.js',
      link: 'https://share.hsforms.com/1pQ8pPB70TuG37sVr4-KtXA34hr0',
    })
  })

  it.each([
    ['eu1', 'eu1', 'https://js-eu1.hsforms.net/forms/embed/v2.js'],
    ['na2', 'na2', 'https://js-na2.hsforms.net/forms/embed/v2.js'],
    ['na1', '', 'https://js.hsforms.net/forms/embed/v2.js'],
    ['.evil.test/', '', 'https://js.hsforms.net/forms/embed/v2.js'],
    ['EU1', '', 'https://js.hsforms.net/forms/embed/v2.js'],
  ])('of the region %j loads from there', (region, read, src) => {
    expect(embed({ portalId: '1', formId: ID, region })).toMatchObject({ region: read, src })
  })

  it.each([
    '/uploads/evil.txt',
    'https://js-eu1.hsforms.net/forms/embed/v3.js',
    'https://forms.test/v2.js',
    '//forms.test/v2.js',
    'javascript:alert(1)',
    '',
  ])('names no script by an attribute: %j', (src) => {
    expect(embed({ portalId: '1', formId: ID, src })?.src).toBe('https://js.hsforms.net/forms/embed/v2.js')
  })

  it.each([
    ['', ID],
    ['12a', ID],
    ['-1', ID],
    ['1'.repeat(16), ID],
    ['1', ''],
    ['1', `${ID}x`],
    ['1', `"></script>${ID}`],
    ['1', '#form'],
  ])('needs ids of the usual form: %j %j', (portalId, formId) => {
    expect(embed({ portalId, formId })).toBeUndefined()
  })
})

describe('the service', () => {
  it.each<[text: string, global: unknown]>([
    ['nothing', undefined],
    ['a text', 'x'],
    ['no forms', {}],
    ['forms without a function', { forms: { create: {} } }],
    [
      'a getter that throws',
      {
        get forms() {
          throw new Error('of the page')
        },
      },
    ],
  ])('is not there while its global is %s', (_, hbspt) => {
    vi.stubGlobal('hbspt', hbspt)
    expect(findService()).toBeUndefined()
  })

  it('gets the ids, the target, the region where there is one, and a function for each step', () => {
    const called = vi.fn()
    const forms = { create: vi.fn() }
    vi.stubGlobal('hbspt', { forms })
    findService()?.(optionsFor({ ...form, region: 'eu1' }, '#here', called))
    const [[options]] = forms.create.mock.calls as [[Record<string, (report: unknown) => void>]]
    expect(options).toEqual({
      portalId: '1',
      formId: ID,
      target: '#here',
      region: 'eu1',
      onBeforeFormInit: expect.any(Function),
      onFormReady: expect.any(Function),
      onFormSubmit: expect.any(Function),
      onFormSubmitted: expect.any(Function),
    })
    options.onFormReady?.('x')
    expect(called.mock.calls).toEqual([['onFormReady', ['x']]])
    expect(optionsFor(form, '#here', called)).not.toHaveProperty('region')
  })

  it('is believed only in messages of its own form', () => {
    const message = messageOf('onFormSubmitted', form, { a: 1 })
    expect(message).toEqual({ type: 'hsFormCallback', eventName: 'onFormSubmitted', id: ID, data: { a: 1 } })
    expect(readMessage(message, form)).toEqual(['wisp:form-submitted', { a: 1 }])
    expect(readMessage({ ...message, id: ID.toUpperCase() }, form)).toBeDefined()
    for (const other of [{ id: 'b' }, { id: {} }, { type: 'x' }, { eventName: 'constructor' }, { eventName: null }])
      expect(readMessage({ ...message, ...other }, form)).toBeUndefined()
    for (const other of [null, 'hsFormCallback', 1, []]) expect(readMessage(other, form)).toBeUndefined()
  })
})
