import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Lantern Clinic',
  trade: 'a clinic',
  theme: { accent: '#0b6b78', paper: '#eef8f7', ink: '#12333b' },
  heads: 'Segoe UI Variable Display, ui-rounded, Roboto, Cantarell, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  weight: 600,
  corner: 16,
  stroke: 1.5,
}
