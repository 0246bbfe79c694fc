import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Juniper & Clay',
  trade: 'ceramics',
  theme: { accent: '#2f4f3f', paper: '#fbf8f2', ink: '#1f2a24' },
  heads: 'Georgia, Noto Serif, C059, DejaVu Serif, serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  weight: 400,
  corner: 8,
  stroke: 1,
}
