import { describe, expect, it } from 'vitest'
import { Invalid } from '../../../../server/lib/invalid'
import { describeCalm, readCalm } from '../../../../server/sites/calm'

const problemsOf = (text: string): string[] => {
  try {
    readCalm(text)
    return []
  } catch (error) {
    return error instanceof Invalid ? error.problems.map(({ message }) => message) : [`${error}`]
  }
}

describe('limits of a calm site', () => {
  it.each([
    ['page=1', { page: 1 }, 'popups by themselves: at most 1 a page'],
    [
      ' visit = 2 , day=3, week=10',
      { visit: 2, day: 3, week: 10 },
      'popups by themselves: at most 2 a visit, 3 a day, 10 a week',
    ],
    ['pause=90s', { pause: 90 }, '90 s between any two'],
    ['pause=5min', { pause: 300 }, '300 s between any two'],
    ['pause=2h', { pause: 7_200 }, '7200 s between any two'],
    ['pause=7d', { pause: 604_800 }, '604800 s between any two'],
    ['subscribers=skip', { subscribers: true }, 'known subscribers are not asked again'],
  ])('%s', (text, calm, sentence) => {
    expect(readCalm(text)).toEqual(calm)
    expect(describeCalm(readCalm(text))).toBe(sentence)
  })

  it('says all that is wrong at once', () => {
    expect(problemsOf('pages=1,day=0,week=x,pause=8d,pause=1,pause=2,subscribers=no')).toEqual([
      expect.stringContaining('A calm site has no "pages"'),
      '"day" takes a whole number of popups from 1 to 100, got "0"',
      '"week" takes a whole number of popups from 1 to 100, got "x"',
      '"pause" takes a time from 1s to 7d, like 90s, 5min or 2h, got "8d"',
      '"subscribers" takes skip, got "no"',
      'A calm site has "pause" only once',
    ])
    expect(problemsOf('')).toHaveLength(1)
    expect(problemsOf('constructor=1')).toHaveLength(1)
  })
})
