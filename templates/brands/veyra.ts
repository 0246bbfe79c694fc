import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Maison Veyra',
  trade: 'fashion',
  theme: { accent: '#0b0b0b', paper: '#ffffff', ink: '#0b0b0b', second: '#efece6' },
  heads: 'Bodoni MT, Didot, Noto Serif, C059, serif',
  text: 'Segoe UI Light, Helvetica Neue, Roboto Light, Nimbus Sans, sans-serif',
  fonts: {
    heads: { latin: ['bodoni-moda', 400], hebrew: ['bellefair', 400] },
    text: { latin: ['hanken-grotesk', 400, 600], hebrew: ['assistant', 400, 600] },
  },
  weight: 400,
  corner: 0,
  stroke: 1,
  pattern: 'none',
}
