import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Cog & Lane',
  trade: 'bikes',
  theme: { accent: '#b43300', paper: '#ebe9e4', ink: '#23272d' },
  heads: 'Bahnschrift, DIN Condensed, sans-serif-condensed, DejaVu Sans Condensed, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  weight: 700,
  corner: 0,
  stroke: 3,
}
