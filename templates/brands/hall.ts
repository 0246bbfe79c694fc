import type { Brand } from '../kit/brand'

export const brand: Brand = {
  title: 'Plaster Hall',
  trade: 'a museum',
  theme: { accent: '#2a24e8', paper: '#e7e3da', ink: '#121212' },
  heads: 'Arial, Helvetica Neue, Roboto, Nimbus Sans, Liberation Sans, sans-serif',
  text: 'Arial, Helvetica Neue, Roboto, Nimbus Sans, Liberation Sans, sans-serif',
  weight: 800,
  corner: 0,
  stroke: 3,
}
