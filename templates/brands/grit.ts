import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Gritmoor Gym',
  trade: 'a gym',
  theme: { accent: '#d4ff2a', paper: '#17181a', ink: '#e9e9e6' },
  heads: 'Arial Black, Avenir Next Heavy, sans-serif-black, DejaVu Sans, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  weight: 900,
  corner: 2,
  stroke: 2,
  capitals: true,
}
