import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createVisitor } from '../../../loader/visitor'
import { LIFETIME } from '../../../shared/kept'
import { createStorage } from '../../../shared/storage'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const START = Date.parse('2027-03-10T12:00:00Z')

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const goTo = (path: string): void => history.replaceState(null, '', path)
const at = (path: string): string => new URL(path, location.origin).href
const comesFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
const hide = () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)

/** A page is loaded, in a tab of its own unless the one before is left. */
const load = (path = location.pathname) => {
  goTo(path)
  const storage = createStorage(true)
  const visitor = createVisitor(storage)
  visitor.arrive()
  storage.flush()
  return visitor
}
/** The same page stays open, looked at every 20 seconds. */
const stay = (visitor: ReturnType<typeof load>, ms: number): void => {
  for (let passed = 0; passed < ms; passed += 20 * SECOND) {
    pass(20 * SECOND)
    visitor.stay()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(START)
  localStorage.clear()
  goTo('/')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('visits', () => {
  it('the first is the first, with one page', () => {
    const visitor = load()
    expect([visitor.visits(), visitor.trail().visited.length]).toEqual([1, 1])
  })

  it.each([
    ['less than 30 minutes without activity do not end one', 30 * MINUTE - 1, 1, 2],
    ['30 minutes do', 30 * MINUTE, 2, 1],
  ])('%s', (_, away, visits, pages) => {
    load('/a')
    pass(away)
    const visitor = load('/b')
    expect([visitor.visits(), visitor.trail().visited.length]).toEqual([visits, pages])
  })

  it('a page that is looked at for hours is activity', () => {
    const visitor = load('/a')
    stay(visitor, 180 * MINUTE)
    pass(29 * MINUTE)
    expect(load('/b').visits()).toBe(1)
  })

  it('a page in a tab that nobody sees is none', () => {
    const visitor = load('/a')
    hide()
    stay(visitor, 31 * MINUTE)
    expect(load('/b').visits()).toBe(2)
  })

  it('a page that comes to after hours asleep begins another, and is its first page', () => {
    const visitor = load('/a')
    pass(5 * 60 * MINUTE)
    visitor.stay()
    expect([visitor.visits(), visitor.trail().visited.length]).toEqual([2, 1])
    expect(visitor.trail().flags).toContain('new_session')
  })

  it('each is counted once, however many tabs begin it', () => {
    load('/a')
    pass(DAY)
    load('/b')
    expect(load('/c').visits()).toBe(2)
  })
})

describe('kinds of visitor', () => {
  it.each<[says: string, away: number, flags: string[]]>([
    ['here within 2 days', 2 * DAY - 1, ['new_session', 'old_user']],
    ['here 2 days ago', 2 * DAY, ['new_session']],
    ['here almost 30 days ago', 30 * DAY - 1, ['new_session']],
    ['not here within 30 days', 30 * DAY, ['new_session', 'new_user']],
    ['here a minute ago, in the same visit', MINUTE, ['old_user']],
  ])('%s', (_, away, flags) => {
    load('/a')
    pass(away)
    expect(load('/b').trail().flags).toEqual(flags)
  })

  it('never here before', () => expect(load().trail().flags).toEqual(['new_session', 'new_user']))
})

describe('where the visitor comes from', () => {
  it.each([
    ['2 minutes', 2 * MINUTE - 1, at('/a')],
    ['no longer', 2 * MINUTE, ''],
  ])('the previous page is known for %s', (_, away, previous) => {
    load('/a')
    pass(away)
    expect(load('/b').trail().previousUrl).toBe(previous)
  })

  it('however long it was open', () => {
    stay(load('/a'), 20 * MINUTE)
    pass(MINUTE)
    expect(load('/b').trail().previousUrl).toBe(at('/a'))
  })

  it('the other site is known from page to page', () => {
    comesFrom('https://search.example/?q=pots')
    load('/a')
    comesFrom(at('/a'))
    expect(load('/b').trail().referrer).toBe('https://search.example/?q=pots')
  })

  it('and no longer than 2 minutes', () => {
    comesFrom('https://search.example/')
    load('/a')
    pass(2 * MINUTE)
    comesFrom(at('/a'))
    expect(load('/b').trail().referrer).toBe(at('/a'))
  })

  it('another site takes its place', () => {
    comesFrom('https://search.example/')
    load('/a')
    comesFrom('https://news.example/')
    expect(load('/b').trail().referrer).toBe('https://news.example/')
  })
})

describe('the session’s clock', () => {
  const LONGEST_GAP = 60 * SECOND - 1

  it.each([
    ['runs on over almost a minute between two pages', LONGEST_GAP, START],
    ['begins anew after more', LONGEST_GAP + 1, START + LONGEST_GAP + 1],
  ])('%s', (_, gap, began) => {
    load('/a')
    pass(gap)
    expect(load('/b').trail().session).toBe(began)
  })

  it('is kept up every 20 s while a page is open, also where nobody sees it', () => {
    const visitor = load('/a')
    hide()
    stay(visitor, 10 * MINUTE)
    pass(LONGEST_GAP)
    expect(load('/b').trail().session).toBe(START)
  })
})

describe('pages', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, n) => `/page-${n}`)
  const addresses = (pages: string[]) => pages.map((page) => page.split(' ')[1])

  it('of this visit are told apart from those of earlier ones, each with its time', () => {
    load('/a')
    pass(DAY)
    load('/b')
    pass(SECOND)
    const { visited, allVisited } = load('/c').trail()
    expect(visited).toEqual([`${START + DAY} ${at('/b')}`, `${START + DAY + SECOND} ${at('/c')}`])
    expect(addresses(allVisited)).toEqual(['/a', '/b', '/c'].map(at))
  })

  it('the newest 30 are remembered', () => {
    const visitors = paths(40).map(load)
    const { allVisited } = visitors.at(-1)?.trail() ?? {}
    expect(addresses(allVisited ?? [])).toEqual(paths(40).slice(10).map(at))
  })

  it('a long address is cut', () => {
    const [page = ''] = load(`/a?${'x'.repeat(5_000)}`).trail().visited
    expect(page.length).toBeLessThan(350)
    expect(page).toContain(at('/a?xxx'))
  })

  it.each([
    ['a reload', () => load('/a')],
    [
      'an address that is written again',
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

  it('a reload in a new visit is a page of that', () => {
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
    expect(visitor.trail()).toMatchObject({ previousUrl: at('/a'), reloaded: false, flags: ['old_user'] })
  })

  it('of two tabs are pages of one visit', () => {
    const one = load('/a')
    pass(SECOND)
    const other = load('/b')
    // The browser tells the first tab.
    window.dispatchEvent(new Event('storage'))
    expect([one.trail().visited.length, other.trail().visited.length]).toEqual([2, 2])
    pass(SECOND)
    one.stay()
    expect(load('/c').trail().visited.length).toBe(3)
  })
})

describe('who it is', () => {
  it('is known by an id that stays', () => {
    const visitor = load()
    expect(visitor.clientId()).toMatch(/^\d+(-\d+){3}$/)
    expect(visitor.clientId()).toBe(visitor.clientId())
  })

  it('is known on the next page, and for a year', () => {
    const storage = createStorage(true)
    const id = createVisitor(storage).clientId()
    storage.flush()
    pass(LIFETIME.year - 1)
    expect(createVisitor(createStorage(true)).clientId()).toBe(id)
    pass(LIFETIME.year)
    expect(createVisitor(createStorage(true)).clientId()).not.toBe(id)
  })

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1',
      true,
    ],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1', false],
  ])('%s: on a phone is %s', (userAgent, mobile) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    expect(load().mobile).toBe(mobile)
  })
})
