import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Rye & Bell',
  trade: 'a bakery',
  theme: { accent: '#a1103a', paper: '#fff6e3', ink: '#3a1d0e' },
  heads: 'Cooper Black, Rockwell, Superclarendon, Noto Serif, URW Bookman, serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  weight: 700,
  corner: 22,
  stroke: 2,
}
