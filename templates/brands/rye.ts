import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Rye & Bell',
  trade: 'a bakery',
  theme: { accent: '#a1103a', paper: '#fff6e3', ink: '#3a1d0e', second: '#f6c145' },
  heads: 'Cooper Black, Rockwell, Superclarendon, Noto Serif, URW Bookman, serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  fonts: {
    heads: { latin: ['caprasimo', 400], hebrew: ['suez-one', 400] },
    text: { latin: ['nunito', 400, 600], hebrew: ['varela-round', 400] },
  },
  weight: 700,
  corner: 22,
  stroke: 2,
  pattern:
    'repeating-linear-gradient(var(--trace) 0 12px, transparent 12px 24px), repeating-linear-gradient(90deg, var(--trace) 0 12px, transparent 12px 24px)',
}
