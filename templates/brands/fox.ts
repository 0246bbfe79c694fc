import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Foxwillow Books',
  trade: 'a bookshop',
  theme: { accent: '#6a1d2b', paper: '#f4ead6', ink: '#241813' },
  heads: 'Palatino Linotype, Book Antiqua, Iowan Old Style, Noto Serif, P052, serif',
  text: 'Palatino Linotype, Book Antiqua, Iowan Old Style, Noto Serif, P052, serif',
  weight: 400,
  corner: 2,
  stroke: 1,
}
