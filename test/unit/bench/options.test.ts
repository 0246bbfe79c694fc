import { describe, expect, it } from 'vitest'
import { readOptions } from '../../../bench/options'

describe('the options of the bench', () => {
  it.each([
    ['measure everything, and keep it', [], { whole: true, rounds: { page: 6, server: 3 } }],
    ['keep nothing of one round each', ['--quick'], { whole: false, rounds: { page: 1, server: 1 } }],
    [
      'take as many rounds as asked for',
      ['--rounds=15'],
      { whole: true, rounds: { page: 15, replacing: 15, server: 15 } },
    ],
    ['take these for one part alone', ['--only=replacing', '--rounds=2'], { rounds: { page: 0, replacing: 2 } }],
    ['keep one part alone', ['--only=gallery', '--keep'], { again: 'gallery', rounds: { page: 0, gallery: 6 } }],
  ])('%s', (_, args, options) => {
    expect(readOptions(args)).toMatchObject(options)
  })
  it.each([
    ['no number of rounds', ['--rounds=many'], '--rounds takes a whole number from 1 on, got many'],
    ['no rounds', ['--rounds=0'], '--rounds takes a whole number from 1 on, got 0'],
    ['an unknown part', ['--only=desk'], '--only takes page, replacing, gallery, growth, server'],
    ['too few rounds to keep', ['--only=gallery', '--keep', '--rounds=2'], '--keep goes with'],
  ])('refuse %s', (_, args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})
