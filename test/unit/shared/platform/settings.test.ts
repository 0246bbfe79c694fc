// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import type { Settings } from '../../../../shared/model/page'
import { readSettings } from '../../../../shared/platform/settings'

const tag = (attributes: string): HTMLScriptElement => {
  // Of a type that does not run.
  document.head.innerHTML = `<script type="text/plain" src="https://popups.example/a/wisp.js?v=1" ${attributes}></script>`
  return document.head.querySelector('script') as HTMLScriptElement
}
afterEach(() => {
  document.head.innerHTML = ''
  history.replaceState(null, '', '/')
})

const PLAIN: Settings = {
  site: 'key',
  host: 'https://popups.example',
  base: 'https://popups.example/a/',
  nonce: '',
  spa: 'false',
  consent: 'none',
  store: '',
  preview: '',
  landing: '',
}

describe('the attributes of the script tag', () => {
  it.each<[says: string, attributes: string, settings: Partial<Settings>]>([
    ['a site key is enough', '', {}],
    ['another host, with or without a slash', 'data-host="https://w.example/"', { host: 'https://w.example' }],
    ['its own nonce', 'data-nonce="n1"', { nonce: 'n1' }],
    ['a single-page site', 'data-spa', { spa: '' }],
    ['a single-page site, as a word', 'data-spa="true"', { spa: 'true' }],
    ['no single-page site', 'data-spa="false"', { spa: 'false' }],
    ['consent is required', 'data-consent="required"', { consent: 'required' }],
    ['consent comes from the store', 'data-consent="store"', { consent: 'store' }],
    ['an unknown word, which is not taken for “none”', 'data-consent="requird"', { consent: 'requird' }],
    ['no word at all, which is not taken for it either', 'data-consent', { consent: '' }],
    ['the store platform', 'data-store="shopify"', { store: 'shopify' }],
    ['a landing page for one popup', 'data-landing="popup00000001"', { landing: 'popup00000001' }],
  ])('%s', (_, attributes, settings) => {
    expect(readSettings(tag(`data-site="key" ${attributes}`))).toEqual({ ...PLAIN, ...settings })
  })

  it('are found if a tag manager runs the script', () => {
    tag('data-site="key"')
    expect(readSettings(null)).toEqual(PLAIN)
  })

  it('include an owner’s preview in the page’s address', () => {
    history.replaceState(null, '', '/?a=1&ppt-preview=popup00000001')
    expect(readSettings(tag('data-site="key"'))).toEqual({ ...PLAIN, preview: 'popup00000001' })
  })

  it('may have no site key, on a page that describes its popups itself', () => {
    expect(readSettings(tag('data-site=""'))?.site).toBe('')
  })

  it.each(['', 'data-host="https://w.example"'])('are missing without a place for the site key: %s', (attributes) => {
    expect(readSettings(tag(attributes))).toBeUndefined()
    expect(readSettings(null)).toBeUndefined()
  })
})
