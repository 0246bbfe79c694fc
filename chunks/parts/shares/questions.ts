/** The questions whose shares a template shows, and what the visitor has chosen. */
import { bare } from '../../../shared/page/platform/safe-dom'

export interface Answer {
  value: string
  /** As the template shows it. */
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

const nameOf = (option: HTMLInputElement): string =>
  option.closest('option,label')?.textContent?.trim().replace(/\s+/g, ' ') || option.value

/** The server reads a template in the same way (server/template/answers.ts). */
export const questionsIn = (template: Document): Questions => {
  const all = bare(template, 'querySelectorAll')
  const options = [...all<HTMLInputElement>(OPTIONS)].filter(({ value }) => value)
  const answersOf = (field: string): Answer[] => {
    const named = options.filter((option) => fieldOf(option) === field)
    // Of two options with one value, the first.
    return [...new Map(named.reverse().map((option) => [option.value, { value: option.value, name: nameOf(option) }]))]
      .map(([, answer]) => answer)
      .reverse()
  }
  const fields = [...all('[data-wisp-shares]')].map((element) => attribute(element, 'data-wisp-shares'))
  return new Map(fields.map((field) => [field, answersOf(field)]))
}

/** The values that are chosen on the screens that are shown. */
export const chosenIn = (root: ShadowRoot, field: string): string[] =>
  [...root.querySelectorAll<HTMLInputElement>(':is(option,input[type=radio],input[type=checkbox]):checked')]
    .filter((option) => option.value && !option.closest('[hidden]') && fieldOf(option) === field)
    .map(({ value }) => value)
