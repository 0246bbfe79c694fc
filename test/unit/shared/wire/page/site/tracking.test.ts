// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readTracking } from '../../../../../../shared/wire/page/site/tracking'

const AFFILIATE = [
  { path: '/go/', label: 'affiliate' },
  { path: '/recommend/', label: 'affiliate' },
]
const USUAL = {
  clicks: true,
  hashes: false,
  extensions: ['doc', 'pdf', 'ppt', 'zip', 'xls', 'docx', 'pptx', 'xlsx'],
  inbound: AFFILIATE,
  home: '',
  id: '',
}
const throws = () => {
  throw new Error('of the page')
}

afterEach(() => {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

describe('the configuration of tracking', () => {
  it.each<[text: string, settings: unknown, read: Partial<typeof USUAL>]>([
    ['none', undefined, {}],
    ['one that is no object', 'pdf', {}],
    ['extensions between commas', { download_extensions: 'doc, PDF,.zip,,' }, { extensions: ['doc', 'pdf', 'zip'] }],
    ['extensions as JSON', { download_extensions: '["tar.gz","7z"]' }, { extensions: ['tar.gz', '7z'] }],
    ['extensions as an array', { download_extensions: ['pdf', 7, null, {}] }, { extensions: ['pdf', '7'] }],
    ['no extensions', { download_extensions: '' }, { extensions: [] }],
    [
      'inbound paths as JSON',
      { inbound_paths: '[{"path":"\\/out\\/","label":"aff"}]' },
      { inbound: [{ path: '/out/', label: 'aff' }] },
    ],
    [
      'inbound paths as PHP writes a list with gaps',
      { inbound_paths: '{"0":{"path":"/a/","label":"a"},"2":{"path":"/b/","label":"b"}}' },
      {
        inbound: [
          { path: '/a/', label: 'a' },
          { path: '/b/', label: 'b' },
        ],
      },
    ],
    [
      'inbound paths without a path or a label',
      { inbound_paths: [{ path: '/a/' }, { label: 'b' }, null, 'c', { path: {}, label: [] }] },
      { inbound: [] },
    ],
    ['inbound paths that are no JSON', { inbound_paths: '[{' }, { inbound: [] }],
    ['names of every object', JSON.parse('{"__proto__":{"v4_id":"G-1"}}'), {}],
    ['texts of yes and no', { js_events_tracking: 'false', hash_tracking: 'true' }, { clicks: false, hashes: true }],
    ['an id and a home page', { v4_id: 'G-1', home_url: 'https://www.a.test' }, { id: 'G-1', home: 'www.a.test' }],
    ['a home page that is no address', { home_url: 'javascript:alert(1)' }, {}],
    [
      'values of wrong types',
      { v4_id: {}, home_url: [], hash_tracking: {}, js_events_tracking: [] },
      { clicks: false },
    ],
    ['a value without a text', { hash_tracking: Object.create(null) }, {}],
    [
      'getters that throw',
      Object.defineProperty({ v4_id: 'G-1' }, 'inbound_paths', { get: throws, enumerable: true }),
      {},
    ],
  ])('%s', (_, settings, read) => {
    vi.stubGlobal('monsterinsights_frontend', settings)
    expect(readTracking()).toEqual({ ...USUAL, ...read })
  })

  it('comes from our own block before the global', () => {
    vi.stubGlobal('monsterinsights_frontend', { v4_id: 'G-global' })
    const block = Object.assign(document.createElement('script'), { type: 'application/json' })
    block.setAttribute('data-wisp-tracking', '')
    block.textContent = '{"v4_id":"G-block"}'
    document.head.append(block)
    expect(readTracking().id).toBe('G-block')
  })
})
