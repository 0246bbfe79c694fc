// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fill } from '../../../../chunks/parts/merge-tags'
import type { Popup } from '../../../../shared/model/popup'
import type { Page } from '../../../../shared/page/model/page'
import type { PopupContext } from '../../../../shared/page/model/popup-context'
import { signals } from '../../../../shared/page/platform/signals'
import { createStorage } from '../../../../shared/page/storage/storage'
import { object } from '../../../../shared/values/names'
import { visit } from '../../../support/visit'

const contextOf = (popup: Partial<Popup> = {}, country = 'GB', referrer = visit.referrer): PopupContext => {
  const storage = createStorage(false)
  if (country) storage.set('country', country)
  const { event } = object(popup.wire?.triggers)
  const events = signals.signal([
    [
      'quote',
      { total: 1200, plan: 'small', größe: 'XL', מחיר: '90', member: true, when: new Date(0) },
      ...(event ? [event] : []),
    ],
    ['quote', { total: 5 }],
    ['other', { total: 7 }],
  ])
  const page = { events, storage, visitor: { trail: () => ({ ...visit, referrer }) } } as unknown as Page
  return { page, popup: { language: 'en', credit: false, wire: {}, ...popup } } as PopupContext
}
const filled = (text: string, context = contextOf()): string => fill(context)(text)

const head = (html: string): void => {
  document.head.innerHTML = html
}
const goTo = (address: string): void => window.history.replaceState(null, '', address)
const answerWith = (detail: unknown) => {
  const tell = (): boolean => window.dispatchEvent(new CustomEvent('wisp:cart', { detail }))
  window.addEventListener('wisp:cart-wanted', tell)
  return () => window.removeEventListener('wisp:cart-wanted', tell)
}

afterEach(() => {
  head('')
  goTo('/')
})

describe('a merge tag', () => {
  it.each([
    ['Hello, [[country]]', 'Hello, United Kingdom'],
    ['[[ country_code ]]/[[country_code]]', 'GB/GB'],
    ['To [[city|your door]]', 'To your door'],
    ['To [[city]]!', 'To !'],
    ['[[utm_source|friend]]', 'letter'],
    ['[[query.utm_source]]', 'letter'],
    // Our own names come before parameters of the address, which `query.` reads.
    ['[[title]] [[query.title]]', 'Pots & pans T'],
    ['[[path]]', '/mugs/blue'],
    ['[[referrer]] [[referrer_title]]', 'https://search.example/ search.example'],
    ['[[constructor|none]] [[__proto__|none]] [[toString|none]]', 'none none none'],
    ['[[no such]] [single] [[]]', '[[no such]] [single] [[]]'],
    ['[[markup]]', '<img src=x onerror=alert(1)>'],
  ])('%s becomes %s', (text, expected) => {
    head('<title>Pots &amp; pans</title>')
    goTo(`/mugs/blue?utm_source=letter&title=T&markup=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    expect(filled(text)).toBe(expected)
  })

  it.each([
    ['[[event.plan]]: [[event.total]]', 'small: 1200'],
    ['[[event.größe]], [[ event.מחיר |none]], [[event.farbe|egal]]', 'XL, 90, egal'],
    ['[[no tag]] [[]] [[a b|c]]', '[[no tag]] [[]] [[a b|c]]'],
    ['[[event.colour|any]] [[event.constructor|none]]', 'any none'],
    ['[[event.member]] [[event.when|never]]', 'true never'],
  ])('%s stands for a fact of the event that the popup has fired for, not of the last one', (text, expected) => {
    expect(filled(text, contextOf({ wire: { triggers: { event: { name: 'quote' } } } }))).toBe(expected)
  })

  it.each([
    ['Haifa', 'Haifa'],
    [{ name: 'Haifa' }, 'your town'],
    [null, 'your town'],
  ])('stands for the city %j that the server sends', (city, expected) => {
    expect(filled('[[city|your town]]', contextOf({ wire: { city } }))).toBe(expected)
  })

  it('stands for no event where none has fired the popup', () => {
    expect(filled('[[event.total|none]]', contextOf({ wire: { triggers: {} } }))).toBe('none')
  })

  it('can use the page’s address', () => {
    goTo('/a?b=1')
    expect(filled('[[url]]')).toBe(location.href)
  })

  it('is in the popup’s language, and uses the city if the server sends it', () => {
    const hebrew = contextOf({ language: 'he', wire: { city: 'Haifa' } }, 'il')
    expect(filled('[[country]], [[city]]', hebrew)).toBe('ישראל, Haifa')
  })

  it.each([
    ['', ''],
    ['not a country', 'nowhere'],
  ])('of an invalid country (%o) shows its fallback', (country) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(filled('[[country|you]]', contextOf({}, country))).toBe('you')
  })

  it('is cut if it is too long to read', () => {
    goTo(`/?long=${'x'.repeat(5_000)}`)
    expect(filled('[[long]]')).toBe(`${'x'.repeat(199)}…`)
    // The owner's own text is not cut.
    expect(filled(`[[city|${'x'.repeat(300)}]]`)).toHaveLength(300)
  })

  it('shows its fallback for a freemium account', () => {
    goTo('/?utm_source=letter')
    expect(filled('For [[utm_source|you]] in [[country]].', contextOf({ credit: true }))).toBe('For you in .')
  })
})

describe('product and price', () => {
  const linked = (data: unknown): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  const mug = { '@type': 'Product', name: 'Mug', offers: { '@type': 'Offer', price: '19.90', priceCurrency: 'EUR' } }

  it.each([
    [
      'Open Graph',
      '<meta property="og:title" content="Mug"><meta property="product:price:amount" content="19.9"><meta property="product:price:currency" content="EUR">',
      'Mug €19.90',
    ],
    ['linked data', linked(mug), 'Mug €19.90'],
    ['a list of linked data', linked([{ '@type': 'WebSite', name: 'Shop' }, mug]), 'Mug €19.90'],
    ['a graph of linked data', linked({ '@graph': [mug] }), 'Mug €19.90'],
    [
      'several types and offers',
      linked({ ...mug, '@type': ['Thing', 'Product'], offers: [mug.offers, {}] }),
      'Mug €19.90',
    ],
    ['a range of prices', linked({ ...mug, offers: { lowPrice: 5, priceCurrency: 'JPY' } }), 'Mug ¥5'],
    [
      'linked data before the page’s title',
      `${linked(mug)}<meta property="og:title" content="Mug | Shop">`,
      'Mug €19.90',
    ],
    ['a price without a currency', linked({ ...mug, offers: { price: 5 } }), 'Mug 5.00'],
    ['an invalid currency', linked({ ...mug, offers: { price: 5, priceCurrency: '€€' } }), 'Mug 5.00'],
    [
      'broken linked data beside valid',
      `<script type="application/ld+json">{oops</script>${linked(mug)}`,
      'Mug €19.90',
    ],
    ['nothing', '', '- -'],
    ['rubbish', linked({ '@type': 'Product', name: null, offers: 'free' }), '- -'],
  ])('are read from %s', (_, html, expected) => {
    head(html)
    expect(filled('[[product|-]] [[price|-]]')).toBe(expected)
  })

  it('are formatted for the language', () => {
    head(linked(mug))
    expect(filled('[[price]]', contextOf({ language: 'he' }))).toMatch(/19\.90.*€/)
  })
})

describe('the cart', () => {
  it.each([
    [{ count: 1200, value: 4900, currency: 'USD' }, '1,200 $49.00'],
    [{ count: 1, value: 4900, currency: 'JPY' }, '1 ¥4,900'],
    [{ count: 1, value: 4900 }, '1 49.00'],
    [{ count: 'many', value: 1 }, '- -'],
    [undefined, '- -'],
  ])('reported as %o reads %s', (detail, expected) => {
    const stop = answerWith(detail)
    expect(filled('[[cart_count|-]] [[cart_value|-]]')).toBe(expected)
    stop()
  })

  it('is empty if nobody reports it', () => expect(filled('[[cart_count|0]]')).toBe('0'))
})
