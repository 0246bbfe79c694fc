import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Tumblewick Toys',
  trade: 'a toy shop',
  theme: { accent: '#1b5fd6', paper: '#fffdf6', ink: '#23204a', second: '#ffd02e' },
  heads: 'Segoe UI Black, Arial Rounded MT Bold, sans-serif-black, Ubuntu, DejaVu Sans, sans-serif',
  text: 'Segoe UI, system-ui, Roboto, Noto Sans, DejaVu Sans, sans-serif',
  fonts: {
    heads: { latin: ['fredoka', 700], hebrew: ['fredoka', 700] },
    text: { latin: ['nunito', 400, 600], hebrew: ['rubik', 400, 600] },
  },
  weight: 800,
  corner: 28,
  stroke: 4,
  pattern:
    'radial-gradient(circle, var(--trace) 7px, transparent 7.5px) 0 0 / 64px 52px, radial-gradient(circle, var(--trace) 4px, transparent 4.5px) 30px 22px / 64px 52px',
}
