import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Gritmoor Gym',
  trade: 'a gym',
  theme: { accent: '#d4ff2a', paper: '#17181a', ink: '#e9e9e6', second: '#3a3d42' },
  heads: 'Arial Black, Avenir Next Heavy, sans-serif-black, DejaVu Sans, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  fonts: {
    heads: { latin: ['unbounded', 900], hebrew: ['rubik', 900] },
    text: { latin: ['instrument-sans', 400, 600], hebrew: ['heebo', 400, 600] },
  },
  weight: 900,
  corner: 2,
  stroke: 2,
  capitals: true,
  pattern: 'repeating-linear-gradient(135deg, var(--trace) 0 18px, transparent 18px 36px)',
}
