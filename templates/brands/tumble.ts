import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Tumblewick Toys',
  trade: 'a toy shop',
  theme: { accent: '#1b5fd6', paper: '#fffdf6', ink: '#23204a' },
  heads: 'Segoe UI Black, Arial Rounded MT Bold, sans-serif-black, Ubuntu, DejaVu Sans, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  weight: 800,
  corner: 28,
  stroke: 4,
}
