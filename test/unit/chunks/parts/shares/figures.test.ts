import { describe, expect, it } from 'vitest'
import type { Live } from '../../../../../chunks/core/ui/live'
import { percentText, spokenShares, votesText } from '../../../../../chunks/parts/shares/figures'
import { TRANSLATED } from '../../../../../shared/model/text'
import { shares as english } from '../../../../../shared/words/english'
import { translations } from '../../../../../shared/words/translations'

const liveIn = (language: string, words: object = {}): Live =>
  ({ words, context: { popup: { language } } }) as unknown as Live

describe('the number of votes', () => {
  it.each([
    [
      'en',
      [
        [0, '0 votes'],
        [1, '1 vote'],
        [1234, '1,234 votes'],
      ],
    ],
    [
      'de',
      [
        [1, '1 Stimme'],
        [1234, '1.234 Stimmen'],
      ],
    ],
    [
      'fr',
      [
        [1, '1 vote'],
        [2, '2 votes'],
        [1_000_000, '1 000 000 de votes'],
      ],
    ],
    [
      'pl',
      [
        [1, '1 głos'],
        [2, '2 głosy'],
        [5, '5 głosów'],
        [22, '22 głosy'],
      ],
    ],
    [
      'cs',
      [
        [1, '1 hlas'],
        [3, '3 hlasy'],
        [5, '5 hlasů'],
      ],
    ],
    [
      'he',
      [
        [1, 'קול אחד'],
        [2, 'שני קולות'],
        [17, '17 קולות'],
      ],
    ],
    [
      'ar',
      [
        [0, 'لا أصوات'],
        [1, 'صوت واحد'],
        [2, 'صوتان'],
        [3, '3 أصوات'],
        [11, '11 صوتًا'],
        [100, '100 صوت'],
      ],
    ],
    [
      'ja',
      [
        [1, '1票'],
        [312, '312票'],
      ],
    ],
  ] as [string, [number, string][]][])('is in the forms of %s', (language, cases) => {
    const words = language === 'en' ? {} : translations[language as keyof typeof translations].poll
    for (const [voters, text] of cases)
      expect(votesText(liveIn(language, words), voters).replace(/[\u00a0\u202f]/g, ' ')).toBe(text)
  })

  it.each(TRANSLATED)('has a form for each way in which %s counts', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    expect(translations[language].poll.votes.split(' / ').length).toBeGreaterThanOrEqual(pluralCategories.length)
  })

  it('is in the last form where the words have fewer than the language', () => {
    expect(votesText(liveIn('ru'), 5)).toBe('5 votes')
    expect(votesText(liveIn('fi', { votes: '{count} ääni / {count} ääntä' }), 3)).toBe('3 ääntä')
  })

  it('has a place for the number in English', () => expect(english.votes).toContain('{count}'))
})

it('shares are whole percentages in the figures of the language', () => {
  expect(percentText(liveIn('en'), 0.414)).toBe('41%')
  expect(percentText(liveIn('de'), 0.125).replace('\u00a0', ' ')).toBe('13 %')
  expect(percentText(liveIn('fa'), 0.5)).toMatch(/50/)
})

it.each(['en_US', '', 'no language'])(
  'where the server names the language “%s”, figures are in English',
  (language) => {
    expect(percentText(liveIn(language), 0.414)).toBe('41%')
    expect(votesText(liveIn(language), 1234)).toBe('1,234 votes')
  },
)

it('screen readers hear all shares, then the votes', () => {
  const answers = [
    { value: 'a', name: 'Apples' },
    { value: 'b', name: 'Pears' },
  ]
  const counts = { voters: 4, votes: new Map([['a', 3]]) }
  expect(spokenShares(liveIn('en'), answers, counts)).toBe('Apples: 75%, Pears: 0%, 4 votes')
})
