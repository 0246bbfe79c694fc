import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Cog & Lane',
  trade: 'bikes',
  theme: { accent: '#b43300', paper: '#ebe9e4', ink: '#23272d', second: '#ff5a1f' },
  heads: 'Bahnschrift, DIN Condensed, sans-serif-condensed, DejaVu Sans Condensed, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  fonts: {
    heads: { latin: ['barlow-condensed', 700], hebrew: ['heebo', 700] },
    text: { latin: ['barlow', 400, 600], hebrew: ['heebo', 400, 600] },
  },
  weight: 700,
  corner: 0,
  stroke: 3,
  pattern: 'repeating-linear-gradient(102deg, var(--trace) 0 2px, transparent 2px 22px)',
}
