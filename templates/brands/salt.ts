import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Saltwren Travel',
  trade: 'a travel agency',
  theme: { accent: '#1a3fd0', paper: '#fff6ee', ink: '#151c4d', second: '#ff8a5c' },
  heads: 'Century Gothic, Futura, Roboto, URW Gothic, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  fonts: {
    heads: { latin: ['league-spartan', 600], hebrew: ['miriam-libre', 600] },
    text: { latin: ['jost', 400, 600], hebrew: ['assistant', 400, 600] },
  },
  weight: 600,
  corner: 24,
  stroke: 2,
  pattern: 'repeating-radial-gradient(circle at 50% 110%, var(--trace) 0 24px, transparent 24px 48px)',
}
