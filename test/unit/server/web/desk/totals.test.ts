import { expect, it } from 'vitest'
import type { PopupFigures } from '../../../../../server/popups/answers'
import { sum } from '../../../../../server/web/desk/Totals'

const popup = (views: number, conversions: number): PopupFigures => ({
  id: 'aaaaaaaaaaaaa',
  name: 'Letter',
  type: 'lightbox',
  site: 'Shop',
  views,
  closes: 0,
  namelessViews: 0,
  namelessCloses: 0,
  conversions,
  machines: 0,
  rate: 0,
  paused: false,
  previewUrl: '/',
  siteUrl: '',
})

it('adds up the figures, and weights the rate by views', () => {
  expect(sum([popup(900, 9), popup(100, 41)])).toEqual({ views: 1000, conversions: 50, rate: 0.05 })
})

it('has a rate of 0 without views', () => {
  expect(sum([])).toEqual({ views: 0, conversions: 0, rate: 0 })
})
