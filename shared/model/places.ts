/** The usual position and animation of popups of each type, if their files do not say otherwise. */
import type { Design } from './design'
import type { PopupType } from './popup-type'

const SLIDE_EFFECTS = { entryEffect: 'slide', exitEffect: 'slide' } as const

export const PLACES: Partial<Record<PopupType, Partial<Design>>> = {
  bar: { position: 'top-center', ...SLIDE_EFFECTS },
  'side-small': { position: 'bottom-right', ...SLIDE_EFFECTS },
  'side-large': { position: 'bottom-right', ...SLIDE_EFFECTS },
  browsing: { position: 'bottom-left', ...SLIDE_EFFECTS },
  mobile: { position: 'bottom-center', ...SLIDE_EFFECTS },
  social: { position: 'bottom-right', ...SLIDE_EFFECTS },
}
