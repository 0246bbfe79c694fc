export const POPUP_TYPES = [
  'lightbox',
  'bar',
  'side-small',
  'side-large',
  'browsing',
  'fullpage',
  'mobile',
  'social',
  'embedded',
  'gamified',
  'content',
] as const
export type PopupType = (typeof POPUP_TYPES)[number]

/** The types that a popup may be drawn as: popups of page-builder pages come from the page, not from a popup file. */
export type DrawnType = PopupType | 'page-builder'

/** Only one popup of these types may be on the screen at a time (specification, section 4). */
export const EXCLUSIVE: readonly DrawnType[] = ['lightbox', 'gamified', 'fullpage', 'page-builder']

/**
 * Most popups of one type on a page (specification, section 9). Types that are missing here have no limit.
 */
export const MAX_PER_TYPE: Partial<Record<PopupType, number>> = {
  mobile: 5,
  fullpage: 4,
  browsing: 1,
  'side-small': 4,
  'side-large': 3,
  social: 4,
  bar: 5,
  lightbox: 6,
}
