import { describe, expect, it } from 'vitest'
import { indexForKey, matchRank } from '../../../../chunks/fields/select/match'

describe('searching a list', () => {
  it.each([
    ['United Kingdom +44', 'uni', 2],
    ['United Kingdom +44', 'king', 2],
    ['United Kingdom +44', 'united k', 2],
    ['United Kingdom \u2066+44\u2069', '+44', 2],
    ['United Kingdom +44', '44', 1],
    ['Tunisia', 'uni', 1],
    ['Café au lait', 'cafe', 2],
    ['Réunion', 'REU', 2],
    ['בְּרֵאשִׁית', 'בראשית', 2],
    ['Anything', '', 2],
    ['Anything', '  ', 2],
    ['Côte d’Ivoire', 'd ivoire', 2],
    ['Iris', 'rose', 0],
  ])('the rank of %s for “%s” is %s', (text, typed, expected) => {
    expect(matchRank(text, typed)).toBe(expected)
  })
})

describe('keys in a list of 25', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 3, 4],
    ['ArrowDown', 24, 0],
    ['ArrowUp', 4, 3],
    ['ArrowUp', 0, 24],
    ['ArrowUp', -1, 24],
    ['PageDown', 3, 13],
    ['PageDown', 20, 24],
    ['PageUp', 13, 3],
    ['PageUp', 4, 0],
    ['Home', 4, undefined],
    ['a', 4, undefined],
  ])('%s moves from %s to %s', (key, from, to) => {
    expect(indexForKey(key, from, 25)).toBe(to)
  })
})
