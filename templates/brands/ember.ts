import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Emberfold',
  trade: 'a game',
  theme: { accent: '#35e0e8', paper: '#150c33', ink: '#f4f0ff' },
  heads: 'Bahnschrift, DIN Alternate, sans-serif-medium, Ubuntu, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  weight: 600,
  corner: 0,
  stroke: 2,
}
