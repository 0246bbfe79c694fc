/**
 * The words of the house in types: what the loader decides on, what a chunk draws, and what passes between them.
 * Nothing here knows the server's own names; those live in shared/wire/.
 */
import type { Send } from './send'
import type { Storage } from './storage'
import type { Language } from './text'
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
  /** The pointer leaves through the top edge. */
  exitIntent?: true
  /** Seconds on the page. */
  timeDelay?: number
  /** Percent of the page's scrollable height, 0 to 100. */
  scrollPercent?: number
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
}

/** A popup as the loader knows it: what it takes to decide, no more. The rest waits undecoded in `wire`. */
export interface Campaign
  extends Pick<PopupSettings, 'id' | 'type' | 'onClickOnly' | 'triggers' | 'frequency' | 'stopWhenConverted'> {
  /** Where the template is; '' when it came along in `html`. */
  templateUrl: string
  html: string
  /** Chunks that its template will want, known beforehand so that all are fetched at the same time. */
  parts: string[]
  wire: WirePopup
}

/** A popup as the server sent it: hostile until decoded by shared/wire/. */
export type WirePopup = Record<string, unknown>

/** A popup as the chunks draw it. */
export interface Popup extends Pick<PopupSettings, 'id' | 'type' | 'name' | 'target' | 'size' | 'language'> {
  /** Names this answer to the server when a view or a lead is reported. */
  viewerId: string
  /** Freemium: a credit line is drawn. */
  credit: boolean
  design: Omit<Design, 'countdown'>
  /** As it came, for parts that decode what is theirs. */
  wire: WirePopup
}

/** A popup as the server keeps it and a popup file describes it. */
export interface PopupDefinition extends PopupSettings {
  design: Design
  /** The finished template, texts filled in. */
  html: string
}

export const VERTICAL = ['top', 'middle', 'bottom'] as const
export const HORIZONTAL = ['left', 'center', 'right'] as const
export type Position = `${(typeof VERTICAL)[number]}-${(typeof HORIZONTAL)[number]}`

export const EFFECTS = ['fade', 'slide', 'zoom', 'none'] as const
export type Effect = (typeof EFFECTS)[number]

export const COUNTDOWN_STYLES = ['flip', 'digits'] as const
export interface Countdown {
  style: (typeof COUNTDOWN_STYLES)[number]
  /** A duration from now, in seconds… */
  seconds?: number
  /** …or a moment: local time `YYYY-MM-DDTHH:MM[:SS]` in `zone` (IANA name). */
  end?: string
  zone?: string
}

/** How a popup looks and closes (specification, design_properties). Seconds where a number is a time. */
export interface Design {
  position: Position
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
  countdown?: Countdown
}

/** How a popup looks where its owner says nothing. */
export const PLAIN_DESIGN: Design = {
  position: 'middle-center',
  entryEffect: 'fade',
  exitEffect: 'fade',
  contentLock: false,
  closeOnOutsideClick: false,
  closeControl: 'x',
  closeAfter: 0,
  thanks: true,
}

/** Why a popup closed, as the server records it. */
export type CloseTrigger = 'x' | 'button' | 'escape' | 'bg_click' | 'auto' | 'timer' | 'submit' | 'link' | 'api'

/** What was typed: built-in fields by name, consent ticked or not. */
export interface Lead {
  submissionId: string
  fields: Record<string, string>
  /** Fields that are none of the built-in ones, as the specification lists them (section 3). */
  extraFields: ExtraField[]
  /** undefined: the form has no consent box. */
  consent?: boolean
  /** Seconds from opening to submission, and the trap field that only a bot fills. */
  elapsed: number
  trap: string
}

export interface ExtraField {
  id: string
  type: string
  name: string
  placeholder: string
  value: string
  property: string
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

/** Key of a waiting conversion in storage: this and its submission id. */
export const OUTBOX = 'outbox.'

/** What reporting needs of a showing. */
export interface ReportRequest {
  /** Where views, closes and leads go, without a slash at the end. */
  host: string
  /** What fired it. */
  trigger: string
  send: Send
  visit(): Visit
}

export interface Reports {
  viewed(): void
  closed(trigger: CloseTrigger): void
  viewId(): string
}

/** What the report chunk exports. */
export interface Reporting {
  createReports(popup: Popup, request: ReportRequest): Reports
  flush(storage: Storage, send: Send): Promise<void>
}

/** What the loader hands over when a popup's turn has come and all its parts are here. */
export interface ShowRequest extends ReportRequest {
  campaign: Campaign
  mount: Mount
  html: string
  parts: PopupContext['parts']
  /** Shown by preview id: nothing is stored or reported, and submission is off. */
  preview: boolean
  storage: Storage
  /** Fetches the report chunk, once. */
  reporting(): Promise<Reporting>
  /** Remembers a moment of this popup. */
  mark(mark: Mark): void
  /** It is off the screen. */
  gone(): void
  /** Opens another popup by id. */
  open(id: string): void
}

/** What the browser remembers of a popup. */
export type Mark = 'seen' | 'closed' | 'converted'

/** What a type chunk is given. A chunk reaches the page, the server and storage through this alone. */
export interface PopupContext {
  popup: Popup
  /** The template: hostile until it has gone through the allowlist. */
  html: string
  /** Chunks that this popup's template asked for, by name. */
  parts: Record<string, unknown>
  /** The server, without a slash at the end. */
  host: string
  /** The visitor gave their lead, or pressed what counts as one. Safe in storage at once; ends when it was sent or has to wait. */
  convert(lead: Lead): Promise<void>
  /** It is gone from the screen. */
  closed(trigger: CloseTrigger): void
  /** Announces a moment on `window`; false when a listener cancelled it. */
  emit(moment: string, detail?: object): boolean
  /** Opens another popup by id. */
  open(id: string): void
}

/** Takes the popup off the screen, saying why. Safe to call twice. */
export type Unmount = (trigger: CloseTrigger) => void
/** What every type chunk exports as `mount`. */
export type Mount = (context: PopupContext) => Unmount
