import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownTag } from '../../../loader/own-tag'

const HOST = 'https://popups.example'

/** Scripts of a page, as their texts; browser cases have real ones. */
let page: { outerHTML: string }[] = []
class Scripts {
  currentScript = null
  baseURI = 'https://shop.example/'
  get scripts() {
    return page
  }
}
/** `currentScript` and `baseURI` belong to the prototype, as in a document. */
const documentOf = (): object => Object.create(new Scripts())

const put = (markup: string): void => {
  page = markup.split('</script>').map((outerHTML) => ({ outerHTML }))
}
beforeEach(() => {
  vi.stubGlobal('document', documentOf())
  vi.stubGlobal('window', {})
})
afterEach(() => vi.unstubAllGlobals())

describe('what a tag says', () => {
  it.each([
    ['the tag itself', `<script type="x" src="${HOST}/wisp-site.js" data-host="${HOST}:8/" data-consent="required">`],
    [
      'attributes before the address',
      `<script type="x" data-consent="required" data-host="${HOST}:8" src="${HOST}/wisp-site.js">`,
    ],
    [
      'a bare copy before the original',
      `<script type="x" src="${HOST}/wisp-site.js"></script><script type="x" data-src="${HOST}/wisp-site.js" data-host="${HOST}:8" data-consent="required">`,
    ],
    ['React’s spelling', `<script type="x" src="${HOST}/wisp-site.js" datahost="${HOST}:8" dataconsent="required">`],
    ['the query', `<script type="x" src="${HOST}/wisp-site.js?v=3&amp;host=${HOST}:8&amp;consent=required">`],
  ])('%s', (_, markup) => {
    put(markup)
    const { base, server, said } = ownTag('wisp-site')
    expect([base, server, said('consent'), said('site')]).toEqual([`${HOST}/`, `${HOST}:8`, 'required', undefined])
  })

  it('below a path, without a host, is the folder of the script', () => {
    put(`<script type="x" src="${HOST}/popups/wisp-site.js" data-integration-host="other.example">`)
    expect(ownTag('wisp-site')).toMatchObject({ base: `${HOST}/popups/`, server: `${HOST}/popups` })
  })

  it('is the settings of the page where no tag says it', () => {
    Object.assign(window, { wispSettings: { site: 'key', consent: 'required' } })
    put(`<script type="x" src="${HOST}/wisp-page.js" data-consent="none">`)
    const { said } = ownTag('wisp-page')
    expect([said('site'), said('consent')]).toEqual(['key', 'none'])
  })

  it('is asked each time, of our own file only', () => {
    put(
      `<script type="x" src="${HOST}/wisp-site.js"></script><script type="x" src="${HOST}/other.js" data-consent="required">`,
    )
    const { said } = ownTag('wisp-site')
    expect(said('consent')).toBeUndefined()
    Object.assign(page[0] ?? {}, { outerHTML: `<script src="${HOST}/wisp-site.js" data-consent="">` })
    expect(said('consent')).toBe('')
  })

  it('throws one line in words where no script names the file', () => {
    put(`<script type="x" src="${HOST}/combined.js">`)
    expect(() => ownTag('wisp-site')).toThrow('no script names wisp-site.js')
  })
})
