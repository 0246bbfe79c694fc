import { describe, expect, it } from 'vitest'
import { budgetText, overBudget, readBudget } from '../../../../server/weight/budget'
import { type FetchedFile, type SiteWeight, weightOf } from '../../../../shared/model/weight'

const file = (name: string, bytes: number, more: Partial<FetchedFile> = {}): FetchedFile => ({
  name,
  path: `/${name}`,
  kind: 'script',
  bytes,
  devices: ['phone', 'desktop'],
  ...more,
})

const SITE: SiteWeight = {
  site: 'shop',
  before: weightOf([file('wisp.js', 6_000), file('answer', 1_000, { kind: 'answer' })]),
  popups: [
    {
      id: 'popup00000001',
      name: 'Letter',
      type: 'lightbox',
      firing: weightOf([
        file('ui.js', 9_000),
        file('pots.jpg', 20_000, { kind: 'picture', devices: ['phone'] }),
        file('pots.jpg', 8_000, { kind: 'picture', devices: ['desktop'] }),
        file('https://cdn.example/pan.jpg', 0, { kind: 'picture', elsewhere: true }),
      ]),
      after: weightOf([file('report.js', 4_000)]),
      lead: weightOf([file('checks.js', 7_000), file('the lead', 100, { kind: 'report' })]),
    },
    {
      id: 'popup00000002',
      name: 'Note',
      type: 'bar',
      firing: weightOf([file('ui.js', 9_000)]),
      after: weightOf([file('report.js', 4_000)]),
    },
  ],
}

const messages = (budget: string): string[] => overBudget(readBudget(budget), SITE).map(({ message }) => message)
const problem = (text: string): string => {
  try {
    readBudget(text)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

describe('a budget', () => {
  it.each([
    ['first=25kB,requests=4', { first: 25_000, requests: 4 }],
    [' first = 25.5 kb , all=1MB', { first: 25_500, all: 1_000_000 }],
    ['pictures=10KiB,before=900', { pictures: 10_240, before: 900 }],
  ])('reads %s', (text, budget) => {
    expect(readBudget(text)).toEqual(budget)
    expect(readBudget(budgetText(readBudget(text)))).toEqual(budget)
  })

  it.each([
    ['firsst=1kB', 'A budget has no "firsst" (did you mean "first"?)'],
    ['first=many', '"first" of a budget takes a size like 25kB, got "many"'],
    ['requests=4kB', '"requests" of a budget takes a whole number, got "4kB"'],
    ['requests=1.5', '"requests" of a budget takes a whole number, got "1.5"'],
    ['first=1kB,first=2kB', 'A budget has "first" only once'],
    ['constructor=1', 'A budget has no "constructor"; it may have before,'],
    ['', 'A budget has no ""'],
  ])('says what is wrong with "%s"', (text, message) => {
    expect(problem(text)).toContain(message)
  })

  it('lists all that is wrong at once', () => {
    expect(problem('first=x,requests=y').split('\n')).toHaveLength(2)
  })

  it('is kept at its very limit', () => {
    expect(
      messages(
        'before=7kB,before-requests=2,first=36kB,requests=4,all=40kB,all-requests=5,lead=47100B,lead-requests=7,pictures=20kB',
      ),
    ).toEqual([])
  })

  it('names the limit, the popup, the screen on which it takes more, and what weighs most', () => {
    expect(messages('first=25kB')).toEqual([
      'The popup "Letter" (popup00000001) is over the budget first=25kB: it takes 36.0 kB until it is shown on a phone. What weighs most: pots.jpg (20.0 kB), ui.js (9.0 kB), wisp.js (6.0 kB)',
    ])
    expect(messages('pictures=10kB')).toHaveLength(1)
    expect(messages('lead=47kB')).toEqual([
      expect.stringContaining(
        '"Letter" (popup00000001) is over the budget lead=47kB: it takes 47.1 kB until a lead has been sent',
      ),
    ])
  })

  it('for a lead is kept by a popup that asks for none', () => {
    expect(messages('lead=0,lead-requests=0')).toHaveLength(2)
  })

  it('counts requests by their names, and nothing that comes from elsewhere', () => {
    expect(messages('requests=3')).toEqual([
      'The popup "Letter" (popup00000001) is over the budget requests=3: it takes 4 requests until it is shown on a phone. They are wisp.js, answer, ui.js, pots.jpg',
    ])
  })

  it('holds for the page as well, which is named once', () => {
    expect(messages('before=1kB,before-requests=1')).toEqual([
      expect.stringMatching(
        /^A page of the site is over the budget before=1kB: it takes 7\.0 kB before anything fires on a phone\./,
      ),
      expect.stringMatching(/^A page of the site is over the budget before-requests=1: it takes 2 requests /),
    ])
  })
})
