import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Juniper & Clay',
  trade: 'ceramics',
  theme: { accent: '#2f4f3f', paper: '#fbf8f2', ink: '#1f2a24', second: '#b3522c' },
  heads: 'Iowan Old Style, Georgia, Noto Serif, C059, DejaVu Serif, serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  fonts: {
    heads: { latin: ['newsreader', 400], hebrew: ['frank-ruhl-libre', 400] },
    text: { latin: ['figtree', 400, 600], hebrew: ['assistant', 400, 600] },
  },
  weight: 400,
  corner: 8,
  stroke: 1,
  pattern:
    'radial-gradient(circle at 50% 100%, transparent 10px, var(--trace) 10px 11px, transparent 11px) 0 0 / 26px 22px',
}
