/** The popups of a page, as the chunks beside them (teaser, report, inspector) see them. */
import type { Stop } from '../platform/dom'
import type { ReadonlySignal, Signal } from '../platform/signals'
import type { Explanation } from './api'
import type { Campaign } from './campaign'
import type { DisplayAnswer } from './display-answer'
import type { PopupState } from './lifecycle'
import type { Page } from './page'
import type { Ruleset } from './ruleset'

export interface Popups {
  /** Undefined until the server has answered. */
  answer: ReadonlySignal<DisplayAnswer | undefined>
  /**
   * The popups of the answer for which this script has a chunk, in the answer's order, and those that a click has
   * fetched.
   */
  popups: ReadonlySignal<PopupState[]>
  /** Chunks may add rules. */
  ruleset: Signal<Ruleset>
  /** Adds a popup with rules and triggers of its own, and arms it. One that a click has fetched already has them from now on. */
  add(campaign: Campaign, ruleset: Ruleset): void
  /**
   * Opens a popup as a click on its link does; false when there is no popup of that id.
   *
   * @param asked of its status; false: as a trigger of its own does
   */
  open(id: string, trigger?: string, asked?: unknown): Promise<boolean>
  /** Fetches in advance what a popup will need. */
  warm(popup: Campaign): void
  /** Closes one popup, or all. */
  close(id?: string): void
  /** Resolves once the server has answered and the triggers are armed. */
  ready: Promise<unknown>
}

/** The popups of the page as it is now; replaced when the server is asked again. */
export type CurrentPopups = ReadonlySignal<Popups>

/**
 * A chunk that the server names in its answer, for a feature that few pages need. It runs until the server is asked
 * again.
 */
export interface RunChunk {
  run(page: Page, popups: Popups): Stop
}

export interface InspectorChunk {
  /** Asks the server, too, for the popups that it has left out. */
  explain(page: Page, current: CurrentPopups): Promise<Explanation>
  /** Opens the panel, or brings it back into view. */
  inspect(page: Page, current: CurrentPopups): void
}
