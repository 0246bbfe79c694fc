/** Text can be read in whatever colours an owner gives a design. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paletteOf, themeFor } from '../../../../shared/model/theme'
import { library } from '../../../../templates/index'
import { contrast } from '../../../support/contrast'
import { draws } from '../../../support/everyday-share'

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)
/** Contrast is hardest to reach on colours that are neither light nor dark. */
const grey = fc.integer({ min: 90, max: 140 }).map((channel) => `#${channel.toString(16).repeat(3)}`)
const short = fc.constantFrom('#fff', '#000', '#777', '#f00', '#ff0')
const any = fc.oneof(colour, grey, short)

const READABLE = 4.5
const VISIBLE = 3

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
          [palette.onSecond, palette.second],
          [palette.onField, palette.field],
          [palette.hint, palette.field],
        ]
        for (const [words, ground] of pairs) expect(contrast(words, ground)).toBeGreaterThanOrEqual(READABLE)
      }),
      { numRuns: draws(300, 3000) },
    )
  })

  it('the paper stays as the owner set it, and so does an accent whose buttons can be seen on it', () => {
    fc.assert(
      fc.property(any, any, any, (accent, paper, ink) => {
        const palette = paletteOf({ accent, paper, ink })
        expect(palette.paper).toBe(paper)
        expect(contrast(palette.accent, paper)).toBeGreaterThanOrEqual(VISIBLE)
        if (contrast(accent, paper) >= VISIBLE) expect(palette.accent).toBe(accent)
      }),
      { numRuns: draws(300, 3000) },
    )
  })

  it('an accent that disappears in the paper is lit until it can be seen', () => {
    const { accent } = paletteOf({ accent: '#6d28d9', paper: '#0f172a', ink: '#e5e7eb' })
    expect(contrast('#6d28d9', '#0f172a')).toBeLessThan(VISIBLE)
    expect(contrast(accent, '#0f172a')).toBeGreaterThanOrEqual(VISIBLE)
  })
})

describe('a theme', () => {
  const look = { accent: '#2f4f3f', paper: '#fbf8f2', ink: '#1f2a24', second: '#b3522c' }

  it('has the look’s colours where the owner says none', () => {
    expect(themeFor(look)).toEqual(look)
    expect(themeFor(look, { brand: 'clay', paper: '#fff' })).toEqual({ ...look, paper: '#fff' })
  })

  it('has a second colour that goes with the owner’s accent', () => {
    const { second } = paletteOf(themeFor(look, { accent: '#6d28d9' }))
    expect(second).toBe(paletteOf({ accent: '#6d28d9', paper: look.paper, ink: look.ink }).second)
    expect(themeFor(look, { accent: '#6d28d9', second: '#ffd02e' }).second).toBe('#ffd02e')
  })

  it('in the dark has light letters on dark grey that is not black', () => {
    fc.assert(
      fc.property(any, any, any, (accent, paper, ink) => {
        const dark = paletteOf(themeFor({ accent, paper, ink }, { dark: true }))
        if (contrast('#fff', paper) < READABLE && contrast('#000', ink) < 7)
          expect(contrast('#fff', dark.paper)).toBeGreaterThan(contrast('#fff', paper))
        expect(contrast(dark.ink, dark.paper)).toBeGreaterThanOrEqual(READABLE)
      }),
      { numRuns: draws(150, 1000) },
    )
    const { paper, ink } = themeFor(look, { dark: true })
    expect(contrast('#fff', paper)).toBeGreaterThanOrEqual(15.8)
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7)
    expect([paletteOf(look).night, paletteOf(themeFor(look, { dark: true })).night]).toEqual(['0', '1'])
    expect(themeFor({ ...look, paper: '#111111', ink: '#eeeeee' }, { dark: true }).paper).toBe('#111111')
  })
})

it.each(Object.keys(library))(
  '%s: its own colours stay as they are, and what is written in them can be read',
  (name) => {
    const theme = library[name]?.theme ?? { accent: '', paper: '', ink: '' }
    const palette = paletteOf(theme)
    expect(palette).toMatchObject(theme)
    expect(contrast(palette.mark, palette.paper)).toBeGreaterThanOrEqual(READABLE)
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(READABLE)
    expect(contrast(palette.ink, palette.paper)).toBeGreaterThanOrEqual(READABLE)
  },
)
