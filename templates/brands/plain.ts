import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Plainsheet',
  trade: 'software',
  theme: { accent: '#3ddc97', paper: '#0e1116', ink: '#e8ecf2', second: '#93a1b5' },
  heads: 'Cascadia Mono, ui-monospace, Menlo, DejaVu Sans Mono, monospace',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  fonts: {
    heads: { latin: ['geist-mono', 600], hebrew: ['cousine', 700] },
    text: { latin: ['geist', 400, 600], hebrew: ['noto-sans-hebrew', 400, 600] },
  },
  weight: 600,
  corner: 8,
  stroke: 1,
  pattern:
    'linear-gradient(var(--trace) 1px, transparent 1px) 0 0 / 20px 20px, linear-gradient(90deg, var(--trace) 1px, transparent 1px) 0 0 / 20px 20px',
}
