import type { PopupFigures } from '../../popups/answers'

interface Sum {
  views: number
  conversions: number
  /** Conversions divided by views, 0 to 1; 0 without views. */
  rate: number
}

export const sum = (popups: PopupFigures[]): Sum => {
  const views = popups.reduce((total, popup) => total + popup.views, 0)
  const conversions = popups.reduce((total, popup) => total + popup.conversions, 0)
  return { views, conversions, rate: views ? conversions / views : 0 }
}
