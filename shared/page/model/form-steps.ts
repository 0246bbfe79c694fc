/** The interface of the part `steps` for other parts of its popup, which may ask for the chosen answers. */
import type { Signal } from '../platform/signals'

export interface StepsForOthers {
  /** Counts changes of the elements that show: effects that read it run again after each. */
  changes: Signal<number>
  answers(): {
    /** The values that an attribute has at the chosen answers on the visitor's way, in the order of the form. */
    chosen(attribute: string): string[]
  }
}

export interface StepsProvider<Live> {
  stepsOf(live: Live): StepsForOthers
}

/** undefined for a popup without steps. */
export const formStepsOf = <Live extends { context: { parts: Record<string, unknown> } }>(
  live: Live,
): StepsForOthers | undefined => (live.context.parts.steps as StepsProvider<Live> | undefined)?.stepsOf(live)
