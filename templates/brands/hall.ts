import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Plaster Hall',
  trade: 'a museum',
  theme: { accent: '#2a24e8', paper: '#e7e3da', ink: '#121212', second: '#ff4a1c' },
  heads: 'Arial, Helvetica Neue, Roboto, Nimbus Sans, Liberation Sans, sans-serif',
  text: 'Arial, Helvetica Neue, Roboto, Nimbus Sans, Liberation Sans, sans-serif',
  fonts: {
    heads: { latin: ['archivo', 800], hebrew: ['heebo', 900] },
    text: { latin: ['archivo', 400, 600], hebrew: ['heebo', 400, 600] },
  },
  weight: 800,
  corner: 0,
  stroke: 3,
  pattern:
    'linear-gradient(var(--trace) 1px, transparent 1px) 0 0 / 64px 64px, linear-gradient(90deg, var(--trace) 1px, transparent 1px) 0 0 / 64px 64px',
}
