import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Foxwillow Books',
  trade: 'a bookshop',
  theme: { accent: '#6a1d2b', paper: '#f4ead6', ink: '#241813', second: '#b58a3c' },
  heads: 'Palatino Linotype, Book Antiqua, Iowan Old Style, Noto Serif, P052, serif',
  text: 'Palatino Linotype, Book Antiqua, Iowan Old Style, Noto Serif, P052, serif',
  fonts: {
    heads: { latin: ['eb-garamond', 400], hebrew: ['bona-nova', 400] },
    text: { latin: ['spectral', 400, 600], hebrew: ['frank-ruhl-libre', 400, 600] },
  },
  weight: 400,
  corner: 2,
  stroke: 1,
  pattern:
    'radial-gradient(circle, var(--trace) 1.5px, transparent 2px) 0 0 / 14px 14px, radial-gradient(circle, var(--trace) 1.5px, transparent 2px) 7px 7px / 14px 14px',
}
