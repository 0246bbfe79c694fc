/** Where popups of each type stand, and how they come and go, unless their files say otherwise. */
import type { Design } from './design'
import type { PopupType } from './popup-type'

const SLIDE = { entryEffect: 'slide', exitEffect: 'slide' } as const

export const PLACES: Partial<Record<PopupType, Partial<Design>>> = {
  bar: { position: 'top-center', ...SLIDE },
  'side-small': { position: 'bottom-right', ...SLIDE },
  'side-large': { position: 'bottom-right', ...SLIDE },
  browsing: { position: 'bottom-left', ...SLIDE },
  mobile: { position: 'bottom-center', ...SLIDE },
  social: { position: 'bottom-right', ...SLIDE },
}
