import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Plainsheet',
  trade: 'software',
  theme: { accent: '#3ddc97', paper: '#0e1116', ink: '#e8ecf2' },
  heads: 'Cascadia Mono, ui-monospace, Menlo, DejaVu Sans Mono, monospace',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  weight: 600,
  corner: 8,
  stroke: 1,
}
