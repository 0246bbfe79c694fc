import type { Theme } from '../../shared/model/theme'

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
  /** Of headings. */
  weight: number
  /** px: radius of fields and buttons, and the width of their lines. */
  corner: number
  stroke: number
  /** Whether headings are in capital letters, where the script has some. */
  capitals?: true
}

/** As css of the frame; `kit/theme.tsx` has what holds without a brand. */
export const lookOf = ({ heads, text, weight, corner, stroke, capitals }: Brand): string =>
  Object.entries({
    head: heads,
    'wisp-font': text,
    weight,
    corner: `${corner}px`,
    stroke: `${stroke}px`,
    case: capitals ? 'uppercase' : 'none',
  })
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
