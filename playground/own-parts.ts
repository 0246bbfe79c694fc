/** The parts of a template that only our own server names: pages find the others themselves, by the chunk `legacy-server`. */
import { withSteps } from '../chunks/parts/steps/marks'
import { STEP_MARKS } from '../shared/model/template'

const NEEDS_STEPS = STEP_MARKS.flatMap((name) => [`[data-wisp-${name}]`, `[data-wisp-action=${name}]`]).join()

const documentOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** Names of the steps of a form. */
export const stepsOf = (html: string): string[] => {
  const stepped = documentOf(withSteps(documentOf(html))?.html ?? '')
  return [...stepped.querySelectorAll('[data-wisp-step]')].map((step) => step.getAttribute('data-wisp-step') ?? '')
}

export const ownPartsOf = (html: string): string[] => {
  const template = documentOf(html)
  const isNeededByPart = {
    steps: stepsOf(html).length > 0 || template.querySelector(NEEDS_STEPS),
    shares: template.querySelector('[data-wisp-shares]'),
  }
  return Object.entries(isNeededByPart).flatMap(([part, isNeeded]) => (isNeeded ? [part] : []))
}
