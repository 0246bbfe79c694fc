import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Lantern Clinic',
  trade: 'a clinic',
  theme: { accent: '#0b6b78', paper: '#eef8f7', ink: '#12333b', second: '#ff8f78' },
  heads: 'Segoe UI Variable Display, ui-rounded, Roboto, Cantarell, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  fonts: {
    heads: { latin: ['figtree', 600], hebrew: ['rubik', 600] },
    text: { latin: ['figtree', 400, 600], hebrew: ['assistant', 400, 600] },
  },
  weight: 600,
  corner: 16,
  stroke: 1.5,
  pattern:
    'radial-gradient(circle at 15% 20%, var(--trace) 90px, transparent 91px), radial-gradient(circle at 85% 80%, var(--trace) 140px, transparent 141px)',
}
