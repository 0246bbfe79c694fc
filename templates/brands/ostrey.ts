import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Ostrey Apothecary',
  trade: 'skin care',
  theme: { accent: '#4b2247', paper: '#faf6f3', ink: '#2b1629' },
  heads: 'Candara, Optima, Roboto Light, Cantarell, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  weight: 400,
  corner: 12,
  stroke: 1,
}
