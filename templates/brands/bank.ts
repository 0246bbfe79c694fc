import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Northmere',
  trade: 'a savings bank',
  theme: { accent: '#0b2440', paper: '#ffffff', ink: '#0b2440', second: '#8a6a1f' },
  heads: 'Constantia, Charter, Noto Serif, C059, serif',
  text: 'Segoe UI, Helvetica Neue, Roboto, Liberation Sans, sans-serif',
  fonts: {
    heads: { latin: ['source-serif-4', 400], hebrew: ['noto-serif-hebrew', 400] },
    text: { latin: ['public-sans', 400, 600], hebrew: ['noto-sans-hebrew', 400, 600] },
  },
  weight: 400,
  corner: 4,
  stroke: 1,
  pattern:
    'repeating-radial-gradient(circle at 0 100%, transparent 0 11px, var(--trace) 11px 12px), repeating-radial-gradient(circle at 100% 100%, transparent 0 11px, var(--trace) 11px 12px)',
}
