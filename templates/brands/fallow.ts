import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Fallow Acre',
  trade: 'farm boxes',
  theme: { accent: '#b52f18', paper: '#f2e6c8', ink: '#30231a' },
  heads: 'Rockwell Extra Bold, Rockwell, American Typewriter, Noto Serif, URW Bookman, serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  weight: 800,
  corner: 3,
  stroke: 3,
}
