// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { addressOf, comesFrom, DAY, goTo, load, MINUTE, newVisitor, pass, SECOND, START, stay } from './navigation'

newVisitor()

describe('the visitor’s origin', () => {
  it.each([
    ['2 minutes', 2 * MINUTE - 1, addressOf('/a')],
    ['no longer than that', 2 * MINUTE, ''],
  ])('the previous page is known for %s', (_, away, previous) => {
    load('/a')
    pass(away)
    expect(load('/b').trail().previousUrl).toBe(previous)
  })

  it('the previous page is known however long it was open', () => {
    stay(load('/a'), 20 * MINUTE)
    pass(MINUTE)
    expect(load('/b').trail().previousUrl).toBe(addressOf('/a'))
  })

  it('the other site is known from page to page', () => {
    comesFrom('https://search.example/?q=pots')
    load('/a')
    comesFrom(addressOf('/a'))
    expect(load('/b').trail().referrer).toBe('https://search.example/?q=pots')
  })

  it('the other site is known for no longer than 2 minutes', () => {
    comesFrom('https://search.example/')
    load('/a')
    pass(2 * MINUTE)
    comesFrom(addressOf('/a'))
    expect(load('/b').trail().referrer).toBe(addressOf('/a'))
  })

  it('a site whose name begins like this one is another site', () => {
    comesFrom('https://news.example/')
    load('/a')
    comesFrom(`${location.origin}.example/`)
    expect(load('/b').trail().referrer).toBe(`${location.origin}.example/`)
  })

  it('another site replaces it', () => {
    comesFrom('https://search.example/')
    load('/a')
    comesFrom('https://news.example/')
    expect(load('/b').trail().referrer).toBe('https://news.example/')
  })
})

describe('pages', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, n) => `/page-${n}`)
  const addresses = (pages: string[]) => pages.map((page) => page.split(' ')[1])

  it('of this visit are distinguished from earlier ones, each with its time', () => {
    load('/a')
    pass(DAY)
    load('/b')
    pass(SECOND)
    const { visited, allVisited } = load('/c').trail()
    expect(visited).toEqual([`${START + DAY} ${addressOf('/b')}`, `${START + DAY + SECOND} ${addressOf('/c')}`])
    expect(addresses(allVisited)).toEqual(['/a', '/b', '/c'].map(addressOf))
  })

  it('30 are stored: the first of the visit, and the newest', () => {
    const visitors = paths(40).map(load)
    const { allVisited } = visitors.at(-1)?.trail() ?? {}
    const [first = '', ...others] = paths(40)
    expect(addresses(allVisited ?? [])).toEqual([first, ...others.slice(-29)].map(addressOf))
  })

  it('a long address is cut', () => {
    const [page = ''] = load(`/a?${'x'.repeat(5_000)}`).trail().visited
    expect(page.length).toBeLessThan(350)
    expect(page).toContain(addressOf('/a?xxx'))
  })

  it.each([
    ['a reload', () => load('/a')],
    [
      'writing the same address again',
      (visitor: ReturnType<typeof load>) => {
        visitor.arrive()
        return visitor
      },
    ],
  ])('%s is the same page', (_, again) => {
    const first = load('/a')
    expect(first.trail().reloaded).toBe(false)
    pass(SECOND)
    const visitor = again(first)
    expect(visitor.trail().visited.length).toBe(1)
    expect(visitor.trail()).toMatchObject({ reloaded: true, previousUrl: '' })
  })

  it('a reload in a new visit is a page of that visit', () => {
    load('/a')
    pass(DAY)
    const visitor = load('/a')
    expect(visitor.trail().visited.length).toBe(1)
    expect(visitor.trail()).toMatchObject({ reloaded: false, flags: ['new_session', 'old_user'] })
  })

  it('a change of address in a single-page site is a page', () => {
    const visitor = load('/a')
    goTo('/b')
    visitor.arrive()
    expect(visitor.trail().visited.length).toBe(2)
    expect(visitor.trail()).toMatchObject({ previousUrl: addressOf('/a'), reloaded: false, flags: ['old_user'] })
  })

  it('of two tabs are pages of one visit', () => {
    const first = load('/a')
    pass(SECOND)
    const other = load('/b')
    // The browser tells the first tab.
    window.dispatchEvent(new Event('storage'))
    expect([first.trail().visited.length, other.trail().visited.length]).toEqual([2, 2])
    pass(SECOND)
    first.stay()
    expect(load('/c').trail().visited.length).toBe(3)
  })
})
