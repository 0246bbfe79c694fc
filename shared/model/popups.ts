/** The popups of a page as chunks see them that run beside the popups: teaser, restriction, inspector. */
import type { Stop } from '../platform/dom'
import type { ReadonlySignal } from '../platform/signals'
import type { Explanation } from './api'
import type { Campaign } from './campaign'
import type { DisplayAnswer } from './display-answer'
import type { PopupState } from './lifecycle'
import type { Page } from './page'
import type { Rules } from './rules'
import type { Trigger } from './trigger'

/** The rules and triggers in force. */
export interface Law {
  rules: Rules
  triggers: Record<string, Trigger<never>>
}

export interface Popups {
  /** Undefined until the server has answered. */
  answer: ReadonlySignal<DisplayAnswer | undefined>
  /** Those of the answer that a chunk of this script draws, in its order, and those that a click has opened. */
  popups: ReadonlySignal<PopupState[]>
  law: ReadonlySignal<Law>
  /** Opens a popup as a click on its link does; false when there is none of that id. */
  open(id: string, trigger?: string): Promise<boolean>
  /** Closes one popup, or all. */
  close(id?: string): void
  /** Ends once the server has answered and what may show is armed. */
  ready: Promise<unknown>
}

/** The popups of the page as it is now: others, when the server has been asked anew. */
export type CurrentPopups = ReadonlySignal<Popups>

export interface RunPage extends Page {
  /** Fetches what a popup will want, before it is asked for. */
  warm(popup: Campaign): void
}

/** A chunk that the server names in its answer: what few pages need. It runs until the server is asked anew. */
export interface RunChunk {
  run(page: RunPage, popups: Popups): Stop
}

/** What the inspector chunk exports. */
export interface InspectorChunk {
  explain(page: Page, current: CurrentPopups): Explanation
  /** Opens the panel, or brings it back. */
  inspect(page: Page, current: CurrentPopups): void
}
