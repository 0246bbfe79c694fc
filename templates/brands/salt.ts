import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Saltwren Travel',
  trade: 'a travel agency',
  theme: { accent: '#1a3fd0', paper: '#fff6ee', ink: '#151c4d' },
  heads: 'Century Gothic, Futura, Roboto, URW Gothic, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  weight: 600,
  corner: 24,
  stroke: 2,
}
