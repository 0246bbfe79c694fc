/** Fonts that visitors already have: nothing to fetch, nothing that moves. */
import type { Theme } from '../../document'
import type { Properties } from './colours'

interface Font {
  stack: string
  /** Weight of headings. */
  weight: number
  tracking: string
  leading: number
  /** Size of a heading, in proportion to the others: some fonts are wide. */
  size: number
}

const FONTS: Record<Theme['font'], Font> = {
  sans: {
    stack: "Inter, 'Helvetica Neue', 'Segoe UI', Roboto, 'Nimbus Sans', Arial, system-ui, sans-serif",
    weight: 700,
    tracking: '-.028em',
    leading: 1.06,
    size: 1,
  },
  serif: {
    stack: "'Iowan Old Style', 'Palatino Linotype', Palatino, P052, 'Frank Ruehl CLM', FrankRuehl, Georgia, serif",
    weight: 500,
    tracking: '-.015em',
    leading: 1.08,
    size: 1.06,
  },
  rounded: {
    stack:
      "ui-rounded, 'SF Pro Rounded', 'Arial Rounded MT Bold', Nunito, Quicksand, Seravek, 'Trebuchet MS', sans-serif",
    weight: 700,
    tracking: '-.02em',
    leading: 1.12,
    size: 0.9,
  },
  mono: {
    stack: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
    weight: 600,
    tracking: '-.05em',
    leading: 1.12,
    size: 0.84,
  },
}

export const fontsOf = ({ font, headings }: Theme): Properties => {
  const { stack, weight, tracking, leading, size } = FONTS[headings]
  return {
    font: FONTS[font].stack,
    'heading-font': stack,
    'heading-weight': String(weight),
    'heading-tracking': tracking,
    'heading-leading': String(leading),
    'heading-size': String(size),
  }
}
