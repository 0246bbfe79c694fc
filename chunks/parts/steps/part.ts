/** The part `steps` of one popup. It takes the place of the chunk among the parts of the popup, and ends with the popup. */
import { createElement } from 'react'
import type { StepsProvider } from '../../../shared/page/model/form-steps'
import type { Mount, PopupContext } from '../../../shared/page/model/popup-context'
import type { Live, Part } from '../../core/ui/index'
import type { FormSteps } from './form-steps'
import { type Marks, STEP } from './marks'
import { createOpening, type Opening } from './opening'
import { Progress } from './progress'

/** The chunk of a type of popup. */
export type TypeChunk = Part & { mount: Mount }

export interface StepsPart extends Part, StepsProvider<Live> {
  stepsOf(live: Live): FormSteps
  /** The context for the chunk of the type: its template has steps. */
  contextFrom(context: PopupContext): PopupContext
}

/** A press beside the form leads to a screen. Where it names a step of the form, that is the screen with the form. */
const leave = (opening: Opening, to: string | undefined, marks: Marks | undefined): void => {
  const { live, steps } = opening
  const { go, screens } = live
  opening.leave()
  if (to) steps.begin(to)
  go(screens.find((screen) => screen === to) ?? marks?.screen ?? 'main')
}

export const createPart = (marks: Marks | undefined, chunk: Pick<Part, 'css' | 'ready'>): StepsPart => {
  const openings: Opening[] = []
  const openingOf = (live: Live): Opening => {
    let opening = openings.find((candidate) => candidate.live === live)
    if (!opening) {
      opening = createOpening(live, live.context)
      openings.push(opening)
    }
    return opening
  }
  const part: StepsPart = {
    ...chunk,
    stepsOf: (live) => openingOf(live).steps,
    components: {
      'data-wisp-progress': (marked) => createElement(Progress, { ...marked, steps: openingOf(marked.live).steps }),
    },
    actions: {
      next(live, pressed) {
        const opening = openingOf(live)
        const to = pressed.dataset.wispTo
        if (pressed.closest(`[${STEP}]`)) opening.next(to)
        else leave(opening, to, marks)
      },
      back: (live) => openingOf(live).back(),
    },
    submitted: (live) => openingOf(live).endStep(),
    closed: (live) => openingOf(live).close(),
    hold(live) {
      const opening = openingOf(live)
      const { convert, keep } = opening
      // The context of the type stays as it is: it must hear only of whole leads.
      live.context = { ...live.context, convert, keep }
      return opening.hold()
    },
    contextFrom: (context) => ({
      ...context,
      html: marks?.html ?? context.html,
      // First, so that no other part takes a step for a lead.
      parts: { steps: part, ...context.parts },
    }),
  }
  return part
}
