/** The part `steps` tells other parts of a popup of its form over several screens, and of the chosen answers. */
import type { Signal } from '../platform/signals'

interface FormSteps {
  /** Counts changes of what shows. */
  changes: Signal<number>
  answers(): {
    /** The values that an attribute has at the chosen answers on the visitor's way, in the order of the form. */
    chosen(attribute: string): string[]
  }
}

interface StepsPart<Live> {
  stepsOf(live: Live): FormSteps
}

/** undefined for a popup without steps. */
export const formStepsOf = <Live extends { context: { parts: Record<string, unknown> } }>(
  live: Live,
): FormSteps | undefined => (live.context.parts.steps as StepsPart<Live> | undefined)?.stepsOf(live)
