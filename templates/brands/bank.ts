import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Northmere',
  trade: 'a savings bank',
  theme: { accent: '#0b2440', paper: '#ffffff', ink: '#0b2440' },
  heads: 'Constantia, Charter, Noto Serif, C059, serif',
  text: 'Segoe UI, Helvetica Neue, Roboto, Liberation Sans, sans-serif',
  weight: 400,
  corner: 4,
  stroke: 1,
}
