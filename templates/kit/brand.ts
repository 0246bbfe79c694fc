import type { Theme } from '../../shared/model/theme'

/** A package of @fontsource, and the weights of it that are used. */
export type Typeface = readonly [name: string, ...weights: number[]]

/** The typefaces of headings, and of everything else. */
export type Fonts = Record<'heads' | 'text', Record<'latin' | 'hebrew', Typeface>>

/** The look of an invented firm, which any design can wear. */
export interface Brand {
  /** The firm, and what it is or sells. */
  title: string
  trade: string
  theme: Theme
  /**
   * Typefaces of headings and of everything else, for Windows, Apple's systems, Android and Linux in this order, then a
   * generic one. No quotes: they are filled in as text.
   */
  heads: string
  text: string
  /** The brand's own typefaces, for popups that bring them. */
  fonts: Fonts
  /** The look of headings. */
  weight: number
  /** px: radius of fields and buttons, and the width of their lines. */
  corner: number
  stroke: number
  /** Whether headings are in capital letters, where the script has some. */
  capitals?: true
  /** The pattern on areas of colour: layers of a css background, drawn with `var(--trace)`; `none` for plain ones. */
  pattern: string
}

/** As css of the frame. */
export const lookOf = ({ heads, text, weight, corner, stroke, capitals, pattern }: Brand): string =>
  Object.entries({
    head: heads,
    text,
    weight,
    corner: `${corner}px`,
    stroke: `${stroke}px`,
    case: capitals ? 'uppercase' : 'none',
    pattern,
  })
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
