import { describe, expect, it } from 'vitest'
import { isOtherPage, type NavigationKind, placeOf } from '../../../../../chunks/services/route/place'

const other = (from: string, to: string, navigation: NavigationKind, words = ''): boolean => {
  const before = placeOf(`https://shop.example${from}`)
  return isOtherPage(before, placeOf(`https://shop.example${to}`, before), navigation, words)
}

describe('another page of a single-page site', () => {
  it.each<[why: string, from: string, to: string, navigation: NavigationKind]>([
    ['another path', '/a', '/b', 'push'],
    ['another path, written in place of this one', '/a?x', '/b', 'replace'],
    ['a query that was pushed', '/a', '/a?page=2', 'push'],
    ['a query that is gone after going back', '/a?page=2', '/a', 'traverse'],
    ['a route in the fragment', '/', '/#/cart', 'replace'],
    ['another route', '/#/cart', '/#/pay', 'push'],
    ['the older spelling', '/#!/cart', '/#!/pay', 'push'],
    ['back to the route without a name', '/#/cart', '/', 'traverse'],
    ['back to the first route', '/#/cart', '/#/', 'push'],
    ['from the first route', '/#!/', '/#!/cart', 'push'],
    ['a query of a route that was pushed', '/#/list', '/#/list?page=2', 'push'],
  ])('%s: %s → %s', (_, from, to, navigation) => expect(other(from, to, navigation)).toBe(true))
})

describe('an address that is only bookkeeping', () => {
  it.each<[why: string, from: string, to: string, navigation: NavigationKind]>([
    ['a place that is read', '/a', '/a#s3', 'replace'],
    ['a place that a link leads to', '/a#s3', '/a#s4', 'push'],
    ['a place that going back leads to', '/a#s4', '/a', 'traverse'],
    ['a text to mark', '/a', '/a#:~:text=mug', 'push'],
    ['a filter', '/a', '/a?colour=red', 'replace'],
    ['campaign parameters that are taken away', '/a?utm_source=x#top', '/a', 'replace'],
    ['the first route, by its router', '/', '/#/', 'replace'],
    ['the first route, in the older spelling', '/', '/#!', 'replace'],
    ['a filter of a route', '/#/list', '/#/list?colour=red', 'replace'],
    ['a place of a route', '/#/list', '/#/list#third', 'push'],
    ['a plain place while there is a route', '/#/list', '/#main', 'push'],
    ['a token of a login', '/a', '/a#access_token=abc/def', 'replace'],
  ])('%s: %s → %s', (_, from, to, navigation) => expect(other(from, to, navigation)).toBe(false))

  it('leaves the route what it was, so that naming it again changes nothing', () => {
    const list = placeOf('https://shop.example/#/list')
    const main = placeOf('https://shop.example/#main', list)
    expect(isOtherPage(main, placeOf('https://shop.example/#/list', main), 'push', '')).toBe(false)
    expect(isOtherPage(main, placeOf('https://shop.example/#/pay', main), 'push', '')).toBe(true)
  })

  it.each([
    ['query', '/a?colour=red', true],
    ['query', '/#/list?colour=red', true],
    ['query', '/a#s3', false],
    ['hash', '/a#s3', true],
    ['hash', '/a?colour=red', false],
    ['query hash', '/a#s3', true],
  ])('counts with data-spa="%s" as far as it says: %s', (words, to, counts) => {
    expect(other(to.replace(/[?]c.*|#s3/, ''), to, 'replace', words)).toBe(counts)
  })
})
