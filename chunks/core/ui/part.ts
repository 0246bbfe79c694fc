import type { Campaign } from '../../../shared/page/model/campaign'
import type { DisplayQueueContext } from '../../../shared/page/model/display-queue'
import type { PopupContext } from '../../../shared/page/model/popup-context'
import type { Stop } from '../../../shared/page/platform/dom'
import type { CloseTrigger } from '../../../shared/page/visit/close-trigger'
import type { GivenLead, Lead } from '../../../shared/page/visit/lead'
import type { AnyWords } from '../../../shared/words/translation'
import type { Actions } from './actions'
import type { Effects } from './effects'
import type { Live, Preview } from './live'
import type { Components } from './template'

/** The exports of a part (form, countdown, …). Each is fetched only where a popup asks for it: see shared/wire/parts.ts. */
export interface Part {
  /** Marking attribute → what takes the element's place. */
  components?: Components
  /** Handlers of presses, by the name of the action. */
  actions?: Actions
  css?: string
  /** Words in another language than English, and the owner's own. */
  words?: Partial<AnyWords>
  preview?: Preview
  /** Replaces the frame's own close control. */
  close?: (props: { live: Live }) => React.ReactNode
  effects?: Effects
  /**
   * Fetches what it draws of the parsed template. Resolves with false if the popup must not show now. A part that remembers
   * something of this popup puts one of its own into `parts`, in its place.
   */
  ready?: (
    template: Document,
    popup: Campaign,
    context: DisplayQueueContext,
    parts: PopupContext['parts'],
  ) => Promise<boolean>
  /** Returns what fills in the texts of the template. */
  fill?: (context: PopupContext) => (text: string) => string
  /** Starts what lasts while the popup is on the screen, and returns what ends it. */
  hold?: (live: Live, frame: HTMLElement) => Stop
  /** The fields that it adds to a lead. */
  lead?: (live: Live) => Partial<Lead>
  /** A lead has been given. Returns true when the part decides what follows, instead of the form. */
  submitted?: (live: Live, givenLead: GivenLead) => boolean
  /** The popup is about to close. */
  closed?: (live: Live, trigger: CloseTrigger) => void
}

/** The records of all parts in one; later parts win. */
export const merged = <K extends keyof Part>(parts: Part[], key: K): NonNullable<Part[K]> =>
  Object.assign({}, ...parts.map((part) => part[key]))

export const partsOf = ({ parts }: Pick<PopupContext, 'parts'>): Part[] => Object.values(parts) as Part[]
