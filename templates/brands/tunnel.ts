import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Low Tunnel Records',
  trade: 'a record label',
  theme: { accent: '#ff4fa0', paper: '#111014', ink: '#f2efe6' },
  heads: 'Impact, Avenir Next Condensed, sans-serif-condensed, Nimbus Sans Narrow, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  weight: 400,
  corner: 0,
  stroke: 3,
  capitals: true,
}
