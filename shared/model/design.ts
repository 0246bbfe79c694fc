/** The looks of popups: their positions, layouts and other values. */
export const VERTICAL = ['top', 'middle', 'bottom'] as const
export const HORIZONTAL = ['left', 'center', 'right'] as const
export type Position = `${(typeof VERTICAL)[number]}-${(typeof HORIZONTAL)[number]}`

/** `slide` comes from the nearest edge; `slide-left` moves to the left (to the right in right-to-left languages). */
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

/** The direction of a template's content: side by side, or one below the other. */
export const LAYOUTS = ['horizontal', 'vertical'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The times at which the teaser of a closed popup is shown (specification, section 2). */
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

/**
 * The target of a conversion (specification, section 4). `url` is an address, a phone number in a mobile popup, or
 * another popup's id.
 */
export interface Redirect {
  url: string
  newTab: boolean
  /** Appends the form's values as a query. */
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
 * The look of a popup, and the way it closes (specification, design_properties). Times are in seconds. Drawing needs
 * these for every popup.
 */
export interface CommonDesign {
  position: Position
  layout: Layout
  entryEffect: Effect
  exitEffect: Effect
  /** Hides every way to close. */
  contentLock: boolean
  /** Seconds until it closes by itself; absent: never. */
  autoClose?: number | undefined
  closeOnOutsideClick: boolean
  closeControl: 'x' | 'button' | 'none'
  /** Seconds until the close control is shown. */
  closeAfter: number
  thanks: boolean
  /** Seconds until the thank screen closes by itself; absent: 60 s, embedded popups 600 s. */
  thanksAutoClose?: number | undefined
}

/** Settings that few popups have: the part that needs one decodes it. */
export interface Design extends CommonDesign {
  countdown?: Countdown
  /** Shown beside the control that counts down `closeAfter`. */
  closeNote?: string
  /** A press on the popup's close button counts as a conversion. */
  closeConverts?: boolean
  /** Id of the popup that opens when this one is closed without a conversion. */
  openOnClose?: string
  teaser?: Teaser | undefined
  redirect?: Redirect
  coupon?: Coupon
  /** True if a game has a screen that shows what was won or lost; absent: it has. */
  postPlayScreen?: boolean
  /** The form's consent box has to be ticked… */
  consentRequired?: boolean
  /** …or starts ticked. */
  consentTicked?: boolean
}

/** The look of a popup whose owner sets nothing. */
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
