/** Text can be read in whatever colours an owner gives a design. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paletteOf } from '../../../../shared/model/theme'
import { library } from '../../../../templates/index'
import { contrast } from '../../../support/contrast'

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)
/** Contrast is hardest to reach on colours that are neither light nor dark. */
const grey = fc.integer({ min: 90, max: 140 }).map((channel) => `#${channel.toString(16).repeat(3)}`)
const short = fc.constantFrom('#fff', '#000', '#777', '#f00', '#ff0')
const any = fc.oneof(colour, grey, short)

const READABLE = 4.5

describe('for any three colours', () => {
  it('text can be read on paper, buttons and coupons (WCAG 2.2 AA, contrast at least 4.5)', () => {
    fc.assert(
      fc.property(any, any, any, (accent, paper, ink) => {
        const palette = paletteOf({ accent, paper, ink })
        const pairs: [string, string][] = [
          [palette.ink, palette.paper],
          [palette.soft, palette.paper],
          [palette.mark, palette.paper],
          [palette.problem, palette.paper],
          [palette.ink, palette.tint],
          [palette.mark, palette.tint],
          [palette.onAccent, palette.accent],
          [palette.onAccent, palette.hover],
        ]
        for (const [words, ground] of pairs) expect(contrast(words, ground)).toBeGreaterThanOrEqual(READABLE)
      }),
      { numRuns: 3000 },
    )
  })

  it('the accent and the paper stay as the owner set them', () => {
    fc.assert(
      fc.property(any, any, any, (accent, paper, ink) => {
        expect(paletteOf({ accent, paper, ink })).toMatchObject({ accent, paper })
      }),
    )
  })
})

it.each(Object.keys(library))('%s: its own colours can be read together, and none of them is changed', (name) => {
  const theme = library[name]?.theme ?? { accent: '', paper: '', ink: '' }
  expect(paletteOf(theme)).toMatchObject({ ...theme, mark: theme.accent, onAccent: theme.paper })
})
