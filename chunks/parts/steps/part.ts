/** The part of one popup: it ends with it, and takes the place of the chunk among its parts. */
import { createElement } from 'react'
import type { Mount, PopupContext } from '../../../shared/page/model/popup-context'
import type { Live, Part } from '../../core/ui/index'
import type { FormSteps } from './form-steps'
import { type Marks, STEP } from './marks'
import { createOpening, type Opening } from './opening'
import { Progress } from './progress'

/** The chunk of a type of popup. */
export type TypeChunk = Part & { mount: Mount }

export interface StepsPart extends Part {
  /** For other parts, which may ask for the chosen answers. */
  stepsOf(live: Live): FormSteps
  /** The context of the type: its template has steps. */
  contextFrom(context: PopupContext): PopupContext
}

/** A press beside the form leads to a screen; one of its steps is part of another one. */
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
    const known = openings.find((opening) => opening.live === live)
    if (known) return known
    const opening = createOpening(live, live.context)
    openings.push(opening)
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
    submitted: (live) => openingOf(live).passed(),
    closed: (live) => openingOf(live).close(),
    hold(live) {
      const opening = openingOf(live)
      const { convert, keep } = opening
      // Here and not for the type, which hears only of what is a lead.
      live.context = { ...live.context, convert, keep }
      return opening.hold()
    },
    contextFrom: (context) => ({
      ...context,
      html: marks?.html ?? context.html,
      // First, so that it hears of a step before others take it for a lead.
      parts: { steps: part, ...context.parts },
    }),
  }
  return part
}
