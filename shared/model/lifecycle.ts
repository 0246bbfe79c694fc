/** Where a popup stands on this page. `loader/lifecycle.ts` alone writes it; everything else is derived from it. */
import type { ReadonlySignal } from '../platform/signals'
import type { Campaign } from './campaign'
import type { Prepared } from './prepared'

/**
 * `idle`: nothing watches for it. `armed`: its triggers watch. `fired`: it waits for its turn. `loading`: it has its turn, and is on its
 * way to the screen. `gone`: it was on the screen.
 */
export type Step = 'idle' | 'armed' | 'fired' | 'loading' | 'shown' | 'gone'

/** Why a popup that fired did not reach the screen, apart from the rules. */
export type Suppressed = 'cancelled' | 'other-tab' | 'failed'

/** What a popup that has its turn waits for: the visitor to stop typing, the page's own modal window to close. */
export type WaitsFor = 'typing' | 'window'

export interface Status {
  step: Step
  /** What fired it last; '' when nothing has. */
  trigger: string
  /**
   * Opened by the visitor's own click or by a call, so no rule holds it back: the type of the event that the page was handling, `api`
   * where there was none; absent or '' where a trigger fired it.
   */
  asked?: string
  /** Number of this firing, counted over all popups of the page: turns go by it. 0: never fired. */
  firing: number
  /** All that it takes to draw it, on its way since it fired. */
  prepared?: Promise<Prepared>
  waitsFor?: WaitsFor
  /** Its triggers have been watching since then (milliseconds since 1970); 0 or absent when they are not. */
  armedAt?: number
  /** Why it did not reach the screen the last time that it fired. */
  suppressed?: Suppressed
  /** It has been on the screen of this page. */
  displayed?: boolean
  /** Somebody has seen it. An embedded popup is seen later than it is on the page. */
  seen?: boolean
}

export interface PopupState {
  campaign: Campaign
  status: ReadonlySignal<Status>
  /** How far each trigger has come since it was armed. */
  reached: ReadonlySignal<Readonly<Record<string, number>>>
}

/** From firing until it is off the screen again. */
export const isActive = ({ step }: Pick<Status, 'step'>): boolean => /fired|loading|shown/.test(step)

/** The steps that the display queue takes a popup through. */
export interface Transitions {
  /** Its turn has come. */
  begin(state: PopupState, waitsFor?: WaitsFor): void
  /** It is on the page. */
  show(state: PopupState): void
  /** Somebody has seen it. */
  see(state: PopupState): void
  /** It does not come, or goes off the screen. */
  leave(state: PopupState, suppressed?: Suppressed): void
}
