import { describe, expect, it } from 'vitest'
import { searchLanding } from '../../../../../../chunks/services/targeting/rules'
import { EXCLUSIVE, POPUP_TYPES, type PopupType } from '../../../../../../shared/model/popup-type'
import { campaignOf } from '../../../../../support/campaign'
import { visit } from '../../../../../support/visit'
import { visitorOf } from '../world'

const [landing = ''] = visit.visited
interface Case {
  referrer?: string
  visited?: string[]
  mobile?: boolean
  type?: PopupType
  searchBar?: boolean
}
const objects = ({
  referrer = 'https://www.google.com/',
  visited = [landing],
  mobile = true,
  type = 'lightbox',
  searchBar = true,
}: Case): boolean => {
  const visitor = visitorOf({ mobile, trail: () => ({ ...visit, referrer, visited }) })
  return Boolean(searchLanding(() => ({ searchBar }))(campaignOf({ type }), visitor))
}

describe('search visitors on a phone get the bar', () => {
  it.each<[title: string, Case, boolean]>([
    ['on the page they landed on', {}, true],
    ['not on the next page', { visited: visit.visited }, false],
    ['not on a desktop', { mobile: false }, false],
    ['not if the owner does not ask for it', { searchBar: false }, false],
  ])('%s', (_, input, expected) => {
    expect(objects(input)).toBe(expected)
  })

  it.each(POPUP_TYPES)('instead of a %s only if that covers the page', (type) => {
    expect(objects({ type })).toBe(EXCLUSIVE.includes(type))
  })

  it.each([
    ...[
      'https://www.google.com/',
      'https://www.google.co.uk/',
      'https://google.com.tr/search?q=a',
      'http://m.baidu.com/',
    ],
    ...['https://www.bing.com/', 'https://cn.bing.com/search', 'https://duckduckgo.com/', 'https://search.brave.com/'],
    ...['https://uk.search.yahoo.com/', 'https://yandex.ru/', 'https://ya.ru/', 'https://www.ecosia.org/'],
    ...['https://m.search.naver.com/x', 'https://search.seznam.cz/', 'https://kagi.com/', 'https://www.startpage.com/'],
    'android-app://com.google.android.googlequicksearchbox/',
  ])('after a search at %s', (referrer) => {
    expect(objects({ referrer })).toBe(true)
  })

  it.each([
    ...[
      '',
      'https://shop.example/',
      'https://mail.google.com/',
      'https://news.google.com/',
      'https://docs.google.com/',
    ],
    ...['https://google.evil.example/', 'https://notgoogle.com/', 'https://evil.example/https://www.google.com/'],
    ...['android-app://com.google.android.gm/', 'no address at all', 'https://www.google/'],
  ])('not after another page: %s', (referrer) => {
    expect(objects({ referrer })).toBe(false)
  })
})
