import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Fallow Acre',
  trade: 'farm boxes',
  theme: { accent: '#b52f18', paper: '#f2e6c8', ink: '#30231a', second: '#41672b' },
  heads: 'Rockwell Extra Bold, Rockwell, American Typewriter, Noto Serif, URW Bookman, serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  fonts: {
    heads: { latin: ['alfa-slab-one', 400], hebrew: ['secular-one', 400] },
    text: { latin: ['bitter', 400, 600], hebrew: ['alef', 400, 700] },
  },
  weight: 800,
  corner: 3,
  stroke: 3,
  pattern: 'repeating-conic-gradient(from -60deg at 50% -40%, var(--trace) 0 1.5deg, transparent 1.5deg 5deg)',
}
