/** The questions whose shares a template shows, and what the visitor has chosen. */
import { bare } from '../../../shared/page/platform/safe-dom'

export interface Answer {
  value: string
  /** The words that the template shows. */
  name: string
}

/** The answers by field, in the order of the template. */
export type Questions = ReadonlyMap<string, Answer[]>

/** Mark of a button that is an answer by itself: names its field. */
export const VOTE = 'data-wisp-vote'
const OPTIONS = `option,input[type=radio],input[type=checkbox],button[${VOTE}]`

const attribute = (element: Element | null, name: string): string => element?.getAttribute(name) ?? ''

const fieldOf = (option: Element): string =>
  attribute(option, VOTE) || attribute(option.closest('[data-wisp-field]'), 'data-wisp-field')

/** A box without a value is sent as `true`. */
const answerOf = (option: HTMLInputElement): string =>
  option.type === 'checkbox' && !option.hasAttribute('value') ? 'true' : option.value

const nameOf = (option: HTMLInputElement): string =>
  option.closest('option,label')?.textContent?.trim().replace(/\s+/g, ' ') || answerOf(option)

/** The server reads a template in the same way (server/template/answers.ts). */
export const questionsIn = (template: Document): Questions => {
  const all = bare(template, 'querySelectorAll')
  const options = [...all<HTMLInputElement>(OPTIONS)].filter(answerOf)
  const answersOf = (field: string): Answer[] => {
    const answers = new Map<string, Answer>()
    for (const option of options) {
      const value = answerOf(option)
      if (fieldOf(option) === field && !answers.has(value)) answers.set(value, { value, name: nameOf(option) })
    }
    return [...answers.values()]
  }
  const fields = [...all('[data-wisp-shares]')].map((element) => attribute(element, 'data-wisp-shares'))
  return new Map(fields.map((field) => [field, answersOf(field)]))
}

/** In a form with steps, steps that were passed are hidden; what is off the path or left out by a condition is disabled. */
const PASSED = '[data-wisp-step][hidden]'

const isEnabled = (option: Element): boolean => !option.closest('select,input')?.matches(':disabled')

/** The values that are chosen. @param isLeaving also those of what is still shown */
export const chosenIn = (root: ShadowRoot, field: string, isLeaving: boolean): string[] =>
  [...root.querySelectorAll<HTMLInputElement>(':is(option,input[type=radio],input[type=checkbox]):checked')]
    .filter((option) => answerOf(option) && fieldOf(option) === field && isEnabled(option))
    .filter((option) => isLeaving || option.closest(PASSED))
    .map(answerOf)
