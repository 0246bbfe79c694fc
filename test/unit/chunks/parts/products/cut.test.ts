import { afterEach, describe, expect, it, vi } from 'vitest'
import { cut } from '../../../../../chunks/parts/products/about'

const FAMILY = '👩‍👩‍👧‍👦'

afterEach(() => vi.unstubAllGlobals())

describe('a text that is cut', () => {
  it.each([
    ['Mug', 5, 'Mug'],
    ['Teapot', 6, 'Teapot'],
    ['Teapots', 6, 'Teapot...'],
    ['Tall vase', 5, 'Tall...'],
    ['  Mug  ', 3, 'Mug'],
    ['', 3, ''],
    // An emoji of several code points.
    [`${FAMILY}${FAMILY}${FAMILY}`, 2, `${FAMILY}${FAMILY}...`],
    // Flags are pairs of letters.
    ['🇮🇱🇬🇧🇫🇷', 1, '🇮🇱...'],
    ['👍🏽👍🏽', 1, '👍🏽...'],
    // Hebrew with its points, and a letter with a combining accent.
    ['שָׁלוֹם', 2, 'שָׁל...'],
    ['cafe\u0301s', 4, 'cafe\u0301...'],
    ['cafe\u0301', 4, 'cafe\u0301'],
    // A surrogate pair is never split.
    ['𝒜𝒜𝒜', 2, '𝒜𝒜...'],
  ])('%s to %i characters', (text, limit, expected) => expect(cut(text, limit)).toBe(expected))

  it('is cut between code points where the browser knows no characters', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
    expect(cut('𝒜𝒜𝒜', 2)).toBe('𝒜𝒜...')
    expect(cut('Teapots', 6)).toBe('Teapot...')
    expect(cut('One bright spot. Rest.', 16)).toBe('One bright spot...')
  })

  it('is cut quickly, however long it is', () => expect(cut('x'.repeat(10_000_000), 50)).toBe(`${'x'.repeat(50)}...`))
})
