// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readTag } from '../../../../../chunks/services/tag'
import { attributesOf } from '../../../../../chunks/services/tag/options'
import type { Settings } from '../../../../../shared/page/model/page'
import { settingsOf } from '../../../../../shared/page/model/settings'

const FOLDER = new URL('https://popups.example/a/')

const put = (html: string): HTMLScriptElement | null => {
  document.head.innerHTML = html.replaceAll('<script', '<script type="text/plain"')
  return document.head.querySelector('script')
}
const tag = (attributes: string): HTMLScriptElement =>
  put(`<script src="https://popups.example/a/wisp.js?v=1" ${attributes}></script>`) as HTMLScriptElement

/** The settings that are read while `current` runs; with null, the browser does not say which script runs. */
const found = (current: HTMLScriptElement | null, address = `${FOLDER}wisp.js`): Settings | undefined => {
  let settings: Settings | undefined
  readTag(current, address, (options, folder) => {
    settings = settingsOf(options, folder)
  })
  return settings
}

afterEach(() => {
  document.head.innerHTML = ''
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'wispSettings')
})

const PLAIN: Settings = {
  site: 'key',
  host: 'https://popups.example/a',
  base: 'https://popups.example/a/',
  nonce: '',
  spa: 'false',
  consent: 'none',
  store: '',
  preview: '',
  landing: '',
}

const ATTRIBUTES: [title: string, attributes: string, settings: Partial<Settings>][] = [
  ['a site key is enough', '', {}],
  ['another host, with or without a slash', 'data-host="https://w.example/"', { host: 'https://w.example' }],
  ['its own nonce', 'data-nonce="n1"', { nonce: 'n1' }],
  ['a single-page site', 'data-spa', { spa: '' }],
  ['a single-page site, as a word', 'data-spa="true"', { spa: 'true' }],
  ['no single-page site', 'data-spa="false"', {}],
  ['consent is required', 'data-consent="required"', { consent: 'required' }],
  ['consent comes from the store', 'data-consent="store"', { consent: 'store' }],
  ['an unknown word, which is not taken for “none”', 'data-consent="requird"', { consent: 'requird' }],
  ['no word at all, which is not taken for it either', 'data-consent', { consent: '' }],
  ['the store platform', 'data-store="shopify"', { store: 'shopify' }],
  ['a landing page for one popup', 'data-landing="popup00000001"', { landing: 'popup00000001' }],
]

describe('the attributes of the script tag', () => {
  it.each(ATTRIBUTES)('%s', (_, attributes, settings) => {
    expect(settingsOf(attributesOf(tag(`data-site="key" ${attributes}`)), FOLDER)).toMatchObject({
      ...PLAIN,
      ...settings,
    })
  })

  it('include an owner’s preview in the page’s address', () => {
    history.replaceState(null, '', '/?a=1&ppt-preview=popup00000001')
    expect(settingsOf({ site: 'key' }, FOLDER)).toEqual({ ...PLAIN, preview: 'popup00000001' })
  })
})

const SRC = 'https://popups.example/a/wisp.js'

describe('a tag without its attributes', () => {
  it.each(ATTRIBUTES)('is found with what it says elsewhere: %s', (_, attributes, settings) => {
    tag(`data-site="key" ${attributes}`)
    expect(found(null)).toMatchObject({ ...PLAIN, ...settings })
  })

  it.each<[title: string, html: string]>([
    [
      'a script of the same address beside the original',
      `<script src="${SRC}"></script><script src="${SRC}" data-site="key"></script>`,
    ],
    [
      'an original that a delayer keeps by another attribute',
      `<script src="${SRC}"></script><script data-src="${SRC}" data-site="key"></script>`,
    ],
    [
      'an original that a consent tool has turned off',
      `<script></script><script data-cookieconsent="marketing" data-suppressedsrc="${SRC}" data-site="key"></script>`,
    ],
    [
      'a file with others, and the original',
      `<script src="https://shop.example/all.js"></script><script src="${SRC}" data-site="key"></script>`,
    ],
    ['React’s spelling', `<script src="${SRC}" datasite="key"></script>`],
    ['the query of its own address', `<script src="${SRC}?site=key"></script>`],
    ['the query that another script names', `<script></script><script>load("${SRC}?v=2&site=key")</script>`],
    [
      'the query in a preload that was cloned',
      `<script></script><script data-rocket-src="${SRC}?site=key&amp;v=1"></script>`,
    ],
    [
      'another of our scripts that says it',
      `<script src="${SRC}"></script><script src="https://popups.example/a/wisp-page.js" data-site="key"></script>`,
    ],
  ])('%s', (_, html) => {
    expect(found(put(html))).toMatchObject({ ...PLAIN, site: 'key' })
  })

  it('what is nearer wins: attributes, then the query, then window.wispSettings', () => {
    Object.assign(window, { wispSettings: { site: 'set', spa: 'query', consent: 'required' } })
    expect(found(put('<script></script>'))).toMatchObject({ site: 'set', spa: 'query', consent: 'required' })
    expect(found(put(`<script src="${SRC}?site=asked&spa=hash"></script>`))).toMatchObject({
      site: 'asked',
      spa: 'hash',
    })
    expect(found(put(`<script src="${SRC}?site=asked" data-site="key"></script>`))).toMatchObject({ site: 'key' })
  })

  it.each<[title: string, attributes: string, pageSettings: object | undefined, consent: string]>([
    ['a script without attributes', '', undefined, 'required'],
    ['settings of the page that say nothing of consent', '', { spa: 'hash' }, 'required'],
    ['settings of the page that say something', '', { consent: 'store' }, 'store'],
    ['an attribute', 'data-consent="none"', undefined, 'none'],
  ])('consent is required where the site’s own script says so, but for what the page says: %s', (...row) => {
    const [, attributes, pageSettings, consent] = row
    if (pageSettings) Object.assign(window, { wispSettings: pageSettings })
    const script = put(`<script src="https://popups.example/a/s/key.js" ${attributes}></script>`)
    expect(found(script, `${SRC}?site=key&default-consent=required`)).toMatchObject({ site: 'key', consent })
  })

  it.each([
    ['/s/key/wisp.js', 'required'],
    ['/wisp.js?site=key', 'required'],
    ['/wisp.js?site=key&consent=store', 'store'],
  ])(
    'consent is required where the script was asked for by its site’s key, but for what its address says: %s',
    (path, consent) => {
      const script = put(`<script src="https://popups.example/a${path}"></script>`)
      expect(found(script, `${SRC}?site=key&default-consent=required`)).toMatchObject({ site: 'key', consent })
    },
  )

  it('an element called wispSettings is none', () => {
    document.body.innerHTML = '<form id="wispSettings"><input name="site" value="other"></form>'
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(found(tag(''))).toBeUndefined()
    expect(warn.mock.calls).toEqual([[expect.stringContaining('write data-site="SITE_KEY" on the script tag')]])
  })

  it('is as good as none where its site is empty', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(found(tag('data-site=""'))).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
    expect(found(put(`<script src="${SRC}?site=asked" data-site=""></script>`))).toMatchObject({ site: 'asked' })
    Object.assign(window, { wispSettings: { site: 'set' } })
    expect(found(tag('data-site=""'))).toMatchObject({ site: 'set' })
    expect(found(put(`<script src="${SRC}?site=" data-site=""></script>`))).toMatchObject({ site: 'set' })
  })

  it('may have no site, on a page that describes its popups itself', () => {
    Object.assign(window, { wisp: [['run', 'page-popups']] })
    expect(found(tag('data-site=""'))?.site).toBe('')
    Reflect.deleteProperty(window, 'wisp')
  })

  it('is not the tag of somebody else who has a data-site', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(
      found(
        put('<script src="https://other.example/stats.js" data-site="theirs"></script>')?.nextElementSibling as null,
      ),
    ).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  })
})
