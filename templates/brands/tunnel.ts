import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Low Tunnel Records',
  trade: 'a record label',
  theme: { accent: '#ff4fa0', paper: '#111014', ink: '#f2efe6', second: '#ffe14a' },
  heads: 'Impact, Avenir Next Condensed, sans-serif-condensed, Nimbus Sans Narrow, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  fonts: {
    heads: { latin: ['anton', 400], hebrew: ['karantina', 700] },
    text: { latin: ['space-grotesk', 400, 600], hebrew: ['heebo', 400, 600] },
  },
  weight: 400,
  corner: 0,
  stroke: 3,
  capitals: true,
  pattern: 'radial-gradient(circle, var(--trace) 30%, transparent 32%) 0 0 / 9px 9px',
}
