import type { CloseTrigger, PopupContext } from '../../../shared/model/popup'
import type { Language, Words } from '../../../shared/model/text'
import type { Stop } from '../../../shared/platform/dom'
import type { Given, Lead } from '../../../shared/reporting/lead'
import type { Actions } from './actions'
import type { Effects } from './effects'
import type { Live, Preview } from './live'
import type { Components } from './template'

/** What a part (form, countdown, …) exports. Each is fetched only where a popup asks for it: see shared/wire/parts.ts. */
export interface Part {
  /** Marking attribute → what takes the element's place. */
  components?: Components
  /** What a press on an action of that name does. */
  actions?: Actions
  css?: string
  /** In another language than English. */
  words?: Words
  preview?: Record<Language, Preview>
  /** In the place of the frame's own close control. */
  close?: (props: { live: Live }) => React.ReactNode
  effects?: Effects
  /** What becomes of each text of the template. */
  fill?: (context: PopupContext) => (text: string) => string
  /** What holds while the popup is on the screen. */
  hold?: (live: Live, frame: HTMLElement) => Stop
  /** What it adds to a lead that is given. */
  lead?: (live: Live) => Partial<Lead>
  /** A lead has been given; true: what follows is its own doing, and not the form's. */
  submitted?: (live: Live, given: Given) => boolean
  /** It is about to leave. */
  closed?: (live: Live, trigger: CloseTrigger) => void
}

/** One of many parts' records, the later ones winning. */
export const merged = <K extends keyof Part>(parts: Part[], key: K): NonNullable<Part[K]> =>
  Object.assign({}, ...parts.map((part) => part[key]))

export const partsOf = ({ parts }: PopupContext): Part[] => Object.values(parts) as Part[]
