/** How a popup looks, in types and in the words that there are. */
export const VERTICAL = ['top', 'middle', 'bottom'] as const
export const HORIZONTAL = ['left', 'center', 'right'] as const
export type Position = `${(typeof VERTICAL)[number]}-${(typeof HORIZONTAL)[number]}`

/** `slide` comes from the nearest edge, `slide-left` moves to the left (to the right where words run from right to left). */
export const EFFECTS = [
  'fade',
  'slide-up',
  'slide-down',
  'slide-left',
  'slide-right',
  'slide',
  'zoom',
  'bounce',
  'flip',
  'roll',
  'light-speed',
  'none',
] as const
export type Effect = (typeof EFFECTS)[number]

/** How a template lays out what it has: side by side, or one under the other. */
export const LAYOUTS = ['horizontal', 'vertical'] as const
export type Layout = (typeof LAYOUTS)[number]

/** When the tab of a popup that is not open is seen (specification, section 2). */
export const TEASER_MODES = ['always', 'before', 'after'] as const
export interface Teaser {
  mode: (typeof TEASER_MODES)[number]
  text: string
  position: Position
  entryEffect: Effect
  exitEffect: Effect
  /** `#abc` or `#aabbcc`. */
  color?: string
  background?: string
}

/** Where a conversion leads (specification, section 4). `url`: an address, a phone number in a mobile popup, or another popup's id. */
export interface Redirect {
  url: string
  newTab: boolean
  /** Appends what was typed as a query. */
  sendFormData: boolean
}

interface Coupon {
  type: string
  code: string
}

export const COUNTDOWN_STYLES = ['flip', 'digits'] as const
export interface Countdown {
  style: (typeof COUNTDOWN_STYLES)[number]
  /** A duration from now, in seconds… */
  seconds?: number
  /** …or a moment: `YYYY-MM-DDTHH:MM[:SS]`, local time in `zone` (IANA name) unless it ends in `Z` or an offset. */
  end?: string
  zone?: string
}

/**
 * How a popup looks and closes (specification, design_properties). Seconds where a number is a time. Every popup needs these
 * to be drawn.
 */
export interface CommonDesign {
  position: Position
  layout: Layout
  entryEffect: Effect
  exitEffect: Effect
  /** Hides every way to close. */
  contentLock: boolean
  /** Seconds until it closes by itself; absent: never. */
  autoClose?: number
  closeOnOutsideClick: boolean
  closeControl: 'x' | 'button' | 'none'
  /** Seconds until the close control is shown. */
  closeAfter: number
  thanks: boolean
  /** Seconds until the thank screen closes by itself; absent: the long stay of decisions.md. */
  thanksAutoClose?: number
}

/** And what few popups have: the part that needs it decodes it. */
export interface Design extends CommonDesign {
  countdown?: Countdown
  /** Said beside the control that counts down `closeAfter`. */
  closeNote?: string
  /** Its close button counts as a conversion. */
  closeConverts?: boolean
  /** Id of the popup that opens when this one is closed without a conversion. */
  openOnClose?: string
  teaser?: Teaser
  redirect?: Redirect
  coupon?: Coupon
  /** Of a game: whether a screen tells what was won or lost; absent: it does. */
  postPlayScreen?: boolean
  /** The consent box of its form has to be ticked… */
  consentRequired?: boolean
  /** …or is ticked from the beginning. */
  consentTicked?: boolean
}

/** How a popup looks where its owner says nothing. */
export const PLAIN_DESIGN: Design = {
  position: 'middle-center',
  layout: 'horizontal',
  entryEffect: 'fade',
  exitEffect: 'fade',
  contentLock: false,
  closeOnOutsideClick: false,
  closeControl: 'x',
  closeAfter: 0,
  thanks: true,
}
