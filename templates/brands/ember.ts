import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Emberfold',
  trade: 'a game',
  theme: { accent: '#35e0e8', paper: '#150c33', ink: '#f4f0ff', second: '#ffc94a' },
  heads: 'Bahnschrift, DIN Alternate, sans-serif-medium, Ubuntu, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  fonts: {
    heads: { latin: ['tektur', 600], hebrew: ['handjet', 600] },
    text: { latin: ['chakra-petch', 400, 600], hebrew: ['heebo', 400, 600] },
  },
  weight: 600,
  corner: 0,
  stroke: 2,
  pattern:
    'repeating-linear-gradient(60deg, var(--trace) 0 1px, transparent 1px 22px), repeating-linear-gradient(-60deg, var(--trace) 0 1px, transparent 1px 22px)',
}
