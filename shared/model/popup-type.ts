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

/** One of these at a time may be on screen (specification, section 4). */
export const EXCLUSIVE: readonly PopupType[] = ['lightbox', 'gamified', 'fullpage']

/** Popups of one type on a page (specification, section 9). Types without a limit are not named. */
export const MOST_PER_TYPE: Partial<Record<PopupType, number>> = {
  mobile: 5,
  fullpage: 4,
  browsing: 1,
  'side-small': 4,
  'side-large': 3,
  social: 4,
  bar: 5,
  lightbox: 6,
}
