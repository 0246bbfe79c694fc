/** The parts of a template that only our own server names: pages find the others themselves, by the chunk `legacy-server`. */
import { withSteps } from '../chunks/parts/steps/marks'

/** What needs the part `steps` beside steps themselves, as in server/template/steps.ts. */
const STEP_MARKS = [
  ...['show-if', 'hide-if', 'progress', 'advance', 'tag', 'set'].map((name) => `[data-wisp-${name}]`),
  '[data-wisp-action=back]',
].join()

const documentOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** Names of the steps of a form. */
export const stepsOf = (html: string): string[] => {
  const stepped = documentOf(withSteps(documentOf(html))?.html ?? '')
  return [...stepped.querySelectorAll('[data-wisp-step]')].map((step) => step.getAttribute('data-wisp-step') ?? '')
}

export const ownPartsOf = (html: string): string[] => {
  const template = documentOf(html)
  const needed = {
    steps: stepsOf(html).length > 0 || template.querySelector(STEP_MARKS),
    shares: template.querySelector('[data-wisp-shares]'),
  }
  return Object.entries(needed).flatMap(([part, isNeeded]) => (isNeeded ? [part] : []))
}
