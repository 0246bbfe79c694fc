// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createVisitor } from '../../../../loader/visitor'
import * as LIFETIME from '../../../../shared/model/lifetime'
import { createStorage } from '../../../../shared/page/storage/storage'
import { DAY, hide, load, MINUTE, newVisitor, pass, SECOND, START, stay } from '../navigation'

newVisitor()

describe('visits', () => {
  it('the first visit is number 1, with one page', () => {
    const visitor = load()
    expect([visitor.visits(), visitor.trail().visited.length]).toEqual([1, 1])
  })

  it.each([
    ['less than 30 minutes without activity do not end a visit', 30 * MINUTE - 1, 1, 2],
    ['30 minutes without activity end a visit', 30 * MINUTE, 2, 1],
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

  it('a page in a hidden tab is not activity', () => {
    const visitor = load('/a')
    hide()
    stay(visitor, 31 * MINUTE)
    expect(load('/b').visits()).toBe(2)
  })

  it('a page that wakes up after hours begins a new visit, and is its first page', () => {
    const visitor = load('/a')
    pass(5 * 60 * MINUTE)
    visitor.stay()
    expect([visitor.visits(), visitor.trail().visited.length]).toEqual([2, 1])
    expect(visitor.trail().flags).toContain('new_session')
  })

  it('the first page of a visit never leaves the trail, and of earlier visits the oldest pages do', () => {
    for (const page of ['/x', '/y']) load(page)
    pass(DAY)
    for (let page = 0; page < 40; page++) load(`/${page}`)
    const { allVisited, visited } = load('/end').trail()
    const paths = visited.map((page) => page.split('/').at(-1))
    expect([paths.length, paths.slice(0, 2), paths.at(-1)]).toEqual([30, ['0', '12'], 'end'])
    expect(allVisited).toEqual(visited)
  })

  it('each visit is counted once, however many tabs begin it', () => {
    load('/a')
    pass(DAY)
    load('/b')
    expect(load('/c').visits()).toBe(2)
  })
})

describe('kinds of visitor', () => {
  it.each<[title: string, away: number, flags: string[]]>([
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

describe('the session’s clock', () => {
  const LONGEST_GAP = 60 * SECOND - 1

  it.each([
    ['continues over almost a minute between two pages', LONGEST_GAP, START],
    ['starts again after more than that', LONGEST_GAP + 1, START + LONGEST_GAP + 1],
  ])('%s', (_, gap, began) => {
    load('/a')
    pass(gap)
    expect(load('/b').trail().session).toBe(began)
  })

  it('is updated every 20 s while a page is open, also in a hidden tab', () => {
    const visitor = load('/a')
    hide()
    stay(visitor, 10 * MINUTE)
    pass(LONGEST_GAP)
    expect(load('/b').trail().session).toBe(START)
  })
})

describe('the visitor', () => {
  it('has an id that stays the same', () => {
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
  ])('%s: is on a phone: %s', (userAgent, mobile) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    expect(load().mobile).toBe(mobile)
  })
})
