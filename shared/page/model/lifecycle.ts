/** The status of a popup on this page. Only `loader/lifecycle.ts` writes it; everything else is derived from it. */
import type { ReadonlySignal } from '../platform/signals'
import type { Campaign } from './campaign'
import type { Prepared } from './prepared'
import type { Ruleset } from './ruleset'

/**
 * `idle`: no trigger watches. `armed`: its triggers watch. `fired`: it waits for its turn. `loading`: its turn has come
 * and it is being loaded and drawn. `gone`: it was on the screen.
 */
export type Step = 'idle' | 'armed' | 'fired' | 'loading' | 'shown' | 'gone'

/**
 * The reason why a popup that fired did not reach the screen, apart from the rules. `empty`: the store has nothing that
 * a part of it could draw. `cooldown`: the visitor has just closed another.
 */
export type Suppressed = 'cancelled' | 'other-tab' | 'failed' | 'empty' | 'cooldown'

/**
 * The reasons for which a popup still waits when its turn has come: the visitor is typing, or the page has opened
 * something over itself.
 */
export type WaitsFor = 'typing' | 'window'

export interface Status {
  step: Step
  /** The trigger that fired it last; '' if none has. */
  trigger: string
  /**
   * Truthy if the visitor's click or a call opened it, so that rules are not asked: the event being handled, if there was one. Absent if a
   * trigger fired it.
   */
  asked?: unknown
  /** Number of this firing, counted over all popups of the page. Turns follow it. 0: never fired. */
  firing: number
  /** Everything that drawing needs; loading since the popup fired. */
  prepared?: Promise<Prepared>
  waitsFor?: WaitsFor | undefined
  /** When its triggers started watching (milliseconds since 1970); 0 or absent when they do not watch. */
  armedAt?: number
  /** Reason why it did not reach the screen the last time it fired. */
  suppressed?: Suppressed | undefined
  /** The popup has been on the screen on this page. */
  displayed?: boolean
  /** The visitor has seen it. An embedded popup is seen later than it is drawn. */
  seen?: boolean
}

export interface PopupState {
  readonly campaign: Campaign
  /** The popup's own rules and triggers, if those in force on the page are not for it. Chunks that load later may add rules to it. */
  ruleset?: Ruleset | undefined
  readonly status: ReadonlySignal<Status>
  /** The progress of each trigger since it was armed. */
  readonly reached: ReadonlySignal<Readonly<Record<string, number>>>
}

/** True from the moment when the popup fires until it leaves the screen. */
export const isActive = ({ step }: Pick<Status, 'step'>): boolean => /fired|loading|shown/.test(step)

/** The transitions that the display queue causes. */
export interface Transitions {
  /** The popup's turn has come, it waits for something, it is on the page, or the visitor has seen it. */
  write(state: PopupState, changes: Pick<Partial<Status>, 'step' | 'waitsFor' | 'displayed' | 'seen'>): void
  /** The popup will not show, or it goes off the screen. */
  leave(state: PopupState, suppressed?: Suppressed): void
}
