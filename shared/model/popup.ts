/**
 * The words of the house in types: what the loader decides on, what a chunk draws, and what passes between them.
 * Nothing here knows the server's own names; those live in shared/wire/.
 */

import type { Lead, Receipt } from '../reporting/lead'
import type { WispMoment } from './api'
import type { CommonDesign, Design } from './design'
import type { Page } from './page'
import type { OfferedPrize } from './prize'
import type { Rules } from './rules'
import type { CartSetting, Targeting } from './targeting'
import type { Language } from './text'
import type { Trigger } from './triggers'

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

export const TARGETS = ['lead', 'click', 'social_proof'] as const
export type Target = (typeof TARGETS)[number]

/** `visits` and `days` wait for `count` of them; `always` gives way only to a close by the X or Escape within the day. */
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
  /** The library's design that its template was made from; absent where it is the owner's own. */
  made?: { template: string; texts?: Record<string, string>; theme?: { accent?: string; paper?: string; ink?: string } }
  /** The finished template, texts filled in. */
  html: string
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

/** What the browser remembers of a popup. */
export const MARKS = ['seen', 'closed', 'converted'] as const
export type Mark = (typeof MARKS)[number]

/** What a type chunk is given. A chunk reaches the page, the server and storage through this alone. */
export interface PopupContext {
  popup: Popup
  /** The template: hostile until it has gone through the allowlist. */
  html: string
  /** The visitor has just pressed something for it. */
  pressed: boolean
  /** Chunks that this popup's template asked for, by name. */
  parts: Record<string, unknown>
  /**
   * The visitor gave their lead, or pressed what counts as one. Safe in storage at once; ends with what came of the first
   * try, in an owner's preview with undefined.
   */
  convert(lead: Lead): Promise<Receipt | undefined>
  /** The visitor has pressed, and what completes their lead has not come: safe in storage, and sent from the next page at the latest. */
  keep(lead: Lead): void
  /** Somebody has seen it. Said by an embedded popup alone: any other is seen as soon as it is on the page. */
  seen(): void
  /** It is gone from the screen. */
  closed(trigger: CloseTrigger): void
  /** The visitor has played, which is as good as a conversion for whether it shows again. */
  played(): void
  /** Announces a moment on `window`; false when a listener cancelled it. */
  emit(moment: WispMoment, detail?: object): boolean
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
/** What every type chunk exports as `mount`. Ends when the popup is on the page, or was closed before that. */
export type Mount = (context: PopupContext) => Promise<Unmount>
