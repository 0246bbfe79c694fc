import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Ostrey Apothecary',
  trade: 'skin care',
  theme: { accent: '#4b2247', paper: '#faf6f3', ink: '#2b1629', second: '#ded2ea' },
  heads: 'Candara, Optima, Roboto Light, Cantarell, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  fonts: {
    heads: { latin: ['marcellus', 400], hebrew: ['frank-ruhl-libre', 300] },
    text: { latin: ['hanken-grotesk', 400, 600], hebrew: ['assistant', 400, 600] },
  },
  weight: 400,
  corner: 12,
  stroke: 1,
  pattern:
    'radial-gradient(circle, var(--trace) 3px, transparent 3.5px) 0 0 / 32px 32px, radial-gradient(circle, var(--trace) 1.5px, transparent 2px) 16px 16px / 32px 32px',
}
