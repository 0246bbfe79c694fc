/**
 * A popup as its owner describes it, and as the chunks draw it. The server's own field names appear only in
 * shared/wire/.
 */

import type { Targeting } from '../targeting/popup-targeting'
import type { CommonDesign, Design } from './design'
import type { OwnPicture } from './pictures'
import type { DrawnType, PopupType } from './popup-type'
import type { OfferedPrize } from './prize'
import type { Language } from './text'
import type { BrandedTheme } from './theme'
import type { Frequency, TriggerSettings } from './trigger-settings'

export const TARGETS = ['lead', 'click', 'social_proof'] as const
export type Target = (typeof TARGETS)[number]

/** The owner's decisions about a popup, except for its looks. */
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
  triggers: TriggerSettings
  frequency: Frequency
  stopWhenConverted: boolean
  /** Of several popups whose moment comes together, the one with the highest priority is first; absent: 0. */
  priority?: number | undefined
  /** After so many leads the popup no longer shows to anybody; absent: any number. */
  stopAfterLeads?: number | undefined
  language: Language
  /** Words of ours that the owner says otherwise, by their names in shared/words/. */
  words?: Record<string, string> | undefined
  targeting?: Targeting | undefined
}

/** A popup as the server sent it: untrusted until shared/wire/ has decoded it. */
export type WirePopup = Record<string, unknown>

/** A popup as the chunks draw it. */
export interface Popup extends Pick<PopupSettings, 'id' | 'format' | 'name' | 'target' | 'size' | 'language'> {
  type: DrawnType
  /** The key of what is stored about it: see `Campaign`. */
  key: string
  /** Identifies this answer to the server when a view or a lead is reported. */
  viewerId: string
  /** Freemium: the popup shows a credit line. */
  credit: boolean
  design: CommonDesign
  /** The popup as the server sent it, for parts that decode their own settings. */
  wire: WirePopup
}

/** The parts of a popup file that are filled into a design of the library. */
export interface MadeFrom {
  template: string
  texts?: Record<string, string> | undefined
  theme?: BrandedTheme | undefined
  images?: Record<string, OwnPicture> | undefined
  /** The typefaces of its brand, instead of the page's or the system's. */
  font?: 'brand' | undefined
  /** The popup's form has a consent box, with our own words or these. */
  consent?: true | string | undefined
}

/** A text at one place of a popup file, in a language beside the first. */
export interface Phrase {
  path: (string | number)[]
  value: string | true
}

/** The part of a popup that is its own in a language beside the first. */
export interface Translation {
  words?: Record<string, string> | undefined
  /** The popup's design and texts; absent when the owner wrote the template. */
  made?: MadeFrom | undefined
  /** The popup's phrases beside those texts: in its teaser, its prizes and the like. */
  phrases?: Phrase[] | undefined
  /** The finished template. */
  html: string
}

/** A popup as the server stores it and a popup file describes it. */
export interface PopupDefinition extends PopupSettings {
  /** By the languages that it speaks beside its first, in their order; absent where it speaks one. */
  translations?: Record<Language, Translation> | undefined
  design: Design
  /** Games only. */
  prizes?: OfferedPrize[] | undefined
  /** The library design that its template was made from; absent when the owner wrote the template. */
  made?: MadeFrom | undefined
  /** The finished template, with its texts filled in. */
  html: string
}
