/**
 * The words of the house in types: what the loader decides on, what a chunk draws, and what passes between them.
 * Nothing here knows the server's own names; those live in shared/wire/.
 */
import type { Page } from './page'
import type { OfferedPrize } from './prize'
import type { Rules } from './rules'
import type { ShowRequest } from './stage'
import type { CartSetting, Targeting } from './targeting'
import type { Language } from './text'
import type { Trigger } from './triggers'
import type { Visit } from './visit'

export const POPUP_TYPES = [
  'lightbox',
  'bar',
  'sside',
  'bside',
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

export const TARGETS = ['lead', 'click', 'social_proof'] as const
export type Target = (typeof TARGETS)[number]

/** `visits` and `days` wait for `count` of them; `always` gives way only to a close by X within the day. */
export const FREQUENCY_RULES = ['visits', 'days', 'once', 'always'] as const
export interface Frequency {
  rule: (typeof FREQUENCY_RULES)[number]
  count: number
}

/** One key per trigger that is on. A trigger that is off has no key. */
export interface Triggers {
  /** On a desktop: the pointer leaves through the top edge. */
  exitIntent?: true
  /** On a phone: a fast scroll up after reading, or coming back to the tab; `back`: the back button, for who asks for it by name. */
  exitIntentMobile?: true | 'back'
  /** Seconds on the page. */
  timeDelay?: number
  /** Seconds on the website, over all its pages. */
  sessionDelay?: number
  /** Percent of the page's scrollable height, 0 to 100. */
  scrollPercent?: number
  /** Pixels from the top. */
  scrollPixel?: number
  /** Clicks anywhere on the page. */
  pageClicks?: number
  /** Pages seen in this visit. */
  pagesVisited?: number
  /** Seconds without a sign of the visitor. */
  inactivity?: number
  cart?: CartSetting
  /** Exit intent on a desktop; on a phone half the page read, or 20 s without a sign of the visitor. */
  autopilot?: true
}

/** What an owner decides about a popup, apart from its looks. */
export interface PopupSettings {
  /** 13 characters. */
  id: string
  type: PopupType
  format: number
  name: string
  target: Target
  size: { width: number; height: number }
  /** Opens only by a click on its link or attribute, or by `wisp.open(id)`. */
  onClickOnly: boolean
  triggers: Triggers
  frequency: Frequency
  stopWhenConverted: boolean
  language: Language
  targeting?: Targeting
}

/** A popup as the loader knows it: what it takes to decide, no more. The rest waits undecoded in `wire`. */
export interface Campaign
  extends Pick<PopupSettings, 'id' | 'type' | 'onClickOnly' | 'triggers' | 'frequency' | 'stopWhenConverted'> {
  /** What its markers go by: the A/B parent's id where it has one, so that all variants count as one; its own otherwise. */
  key: string
  /** Where the template is; '' when it came along in `html`. */
  templateUrl: string
  html: string
  /** Was told to the browser beforehand. */
  warmed?: boolean
  /** The template on its way. */
  template?: Promise<string>
  /** May have rules or triggers of the targeting chunk. */
  targeted: boolean
  /** Chunks that it will want, known beforehand so that all are fetched at the same time. */
  parts: string[]
  /** Has a teaser: a tab that opens it. */
  teaser: boolean
  wire: WirePopup
}

/** A popup as the server sent it: hostile until decoded by shared/wire/. */
export type WirePopup = Record<string, unknown>

/** A popup as the chunks draw it. */
export interface Popup extends Pick<PopupSettings, 'id' | 'type' | 'format' | 'name' | 'target' | 'size' | 'language'> {
  /** What is stored of it goes by this: see `Campaign`. */
  key: string
  /** Names this answer to the server when a view or a lead is reported. */
  viewerId: string
  /** Freemium: a credit line is drawn. */
  credit: boolean
  design: CommonDesign
  /** As it came, for parts that decode what is theirs. */
  wire: WirePopup
}

/** A popup as the server keeps it and a popup file describes it. */
export interface PopupDefinition extends PopupSettings {
  design: Design
  /** Of a game. */
  prizes?: OfferedPrize[]
  /** The finished template, texts filled in. */
  html: string
}

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

export interface Coupon {
  type: string
  code: string
}

export const COUNTDOWN_STYLES = ['flip', 'digits'] as const
export interface Countdown {
  style: (typeof COUNTDOWN_STYLES)[number]
  /** A duration from now, in seconds… */
  seconds?: number
  /** …or a moment: local time `YYYY-MM-DDTHH:MM[:SS]` in `zone` (IANA name). */
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

/** Why a popup closed, as the server records it. */
export type CloseTrigger =
  | 'x'
  | 'button'
  | 'skip'
  | 'escape'
  | 'bg_click'
  | 'auto'
  | 'timer'
  | 'submit'
  | 'link'
  | 'popup'
  | 'remind'
  | 'api'

/** What was typed: built-in fields by name, consent ticked or not. */
export interface Lead {
  /** One per opening of the form: every try to report it carries it. */
  submissionId: string
  fields: Record<string, string>
  /** Fields that are none of the built-in ones, as the specification lists them (section 3). */
  extraFields: ExtraField[]
  /** undefined: the form has no consent box. */
  consent?: boolean
  /** Seconds from opening to submission, and the trap field that only a bot fills. */
  elapsed: number
  trap: string
  /** The code that the visitor was given. */
  coupon?: string
  /** What the visitor has won, where that is known by then. */
  prizeId?: string
  /** What was pressed, where the form has more than one button. */
  button?: string
  /** Reference that a messenger knows the visitor by. */
  messengerRef?: string
}

export interface ExtraField {
  id: string
  type: string
  name: string
  placeholder: string
  value: string
  /** '' where its template does not say, here and below. */
  property: string
  createdAs?: string
  version?: string
}

/** A conversion as it waits in storage for the server: facts alone, put into the server's words when it is sent. */
export interface Conversion {
  /** Where it goes, without a slash at the end. */
  host: string
  popup: Pick<Popup, 'id' | 'viewerId' | 'target'>
  visit: Visit
  lead: Lead
  /** What fired the popup. */
  trigger: string
  /** What the server named the view; '' when it had not answered yet. */
  viewId: string
}

/** Any other report as it waits in storage: facts alone here too. What is told of no popup has an empty one. */
export interface Report {
  /** Where it goes, without a slash at the end. */
  host: string
  popup: { id: string; viewerId: string; type: string }
  visit: Pick<Visit, 'url' | 'clientId' | 'email' | 'store' | 'customerId'>
  /** What fired the popup, how it was closed, or what the server said of a limit. */
  trigger: string
  /** What the server named the view; '' when it had not answered yet. */
  viewId: string
}

/** What a report tells. A visitor who is known by a lead or a store has activities as well. */
export type ReportKind = 'viewed' | 'viewed-activity' | 'closed' | 'closed-activity' | 'session' | 'limit'

/** Key of a waiting conversion in storage: this and its submission id. */
export const OUTBOX = 'outbox.'
/** Key of another report that waits: this, an id that all reports of one showing share, a dot and its kind. */
export const REPORT = 'outbox-report.'
/** What both begin with. */
export const WAITING = 'outbox'

/** What the server is told of a popup that is on the screen. */
export interface Showing {
  /** Sends its view, which is kept already. */
  viewed(): void
  /** Not told of after a conversion, but for games. */
  closed(trigger: CloseTrigger): void
  /** Sends a lead that is kept already; ends with what came of the first try. */
  convert(lead: Lead): Promise<Receipt>
}

/** What came of a try to send a lead. */
export interface Receipt {
  /** HTTP status; 0: no answer came. */
  status: number
  /** As the server named it; '' when it did not. */
  conversionId: string
}

/** What the report chunk exports. */
export interface Reporting {
  /** What is told of one showing of a popup; its view is kept under `name` already. */
  showing(request: ShowRequest, popup: Popup, name: string): Showing
  /** Sends all that waits, of this page and of earlier ones. */
  flush(page: Pick<Page, 'load' | 'send' | 'storage'>): Promise<void>
  /** Sends what earlier pages left, and tells of the session of somebody who is known by a lead or a store, once a visit. */
  begin(page: Page): Promise<void>
  /** The site says who the visitor is. */
  identify(page: Page, who?: { email?: unknown; customerId?: unknown }): Promise<void>
  /** The server lets no popup show: told of with its message. Where it has an upgrade popup for that, `offer` is called with its id. */
  limited(page: Page, answer: Record<string, unknown>, offer: (id: string) => void): void
}

/** What the browser remembers of a popup. */
export const MARKS = ['seen', 'closed', 'converted'] as const
export type Mark = (typeof MARKS)[number]

/** What a type chunk is given. A chunk reaches the page, the server and storage through this alone. */
export interface PopupContext {
  popup: Popup
  /** The template: hostile until it has gone through the allowlist. */
  html: string
  /** Chunks that this popup's template asked for, by name. */
  parts: Record<string, unknown>
  /**
   * The visitor gave their lead, or pressed what counts as one. Safe in storage at once; ends with what came of the first
   * try, in an owner's preview with undefined.
   */
  convert(lead: Lead): Promise<Receipt | undefined>
  /** It is gone from the screen. */
  closed(trigger: CloseTrigger): void
  /** The visitor has played, which is as good as a conversion for whether it shows again. */
  played(): void
  /** Announces a moment on `window`; false when a listener cancelled it. */
  emit(moment: string, detail?: object): boolean
  /** Opens another popup by id. */
  open(id: string): void
  /** The page, its visitor, what is stored, and the way to further chunks. */
  page: Page
}

/** What the targeting chunk exports: rules and triggers that few popups have. */
export interface TargetingChunk {
  /**
   * All rules and triggers for these popups, the loader's own among them, once all that they look at is known (whether an
   * ad blocker is there, say). Settings of triggers that stand for others are replaced by those.
   */
  target(
    page: Page,
    campaigns: Campaign[],
    rules: Rules,
    triggers: Record<string, Trigger<never>>,
  ): Promise<{ rules: Rules; triggers: Record<string, Trigger<never>> }>
}

/** Takes the popup off the screen, saying why. Safe to call twice. */
export type Unmount = (trigger: CloseTrigger) => void
/** What every type chunk exports as `mount`. */
export type Mount = (context: PopupContext) => Unmount
