/** Popup file: triggers for moments that the site names, an event of its scripts or an element of its pages. */
import { isTraversal, parse, type Selector } from 'css-what'
import * as v from 'valibot'
import { keyed, listOf, textOf } from '../../files/values'
import { Condition } from './condition'

const EventName = textOf(100)
const NameAlone = v.pipe(
  EventName,
  v.transform((name) => ({ name })),
)
const NameAndFacts = keyed({ name: EventName, facts: v.exactOptional(listOf(Condition, 'conditions', 20)) })

export const EventFile = v.lazy((input) => (typeof input === 'string' ? NameAlone : NameAndFacts))

/** A pseudo-element cannot be observed; what begins or ends with a combinator finds nothing. */
const findsElements = (steps: Selector[]): boolean =>
  !steps.some(({ type }) => type === 'pseudo-element') &&
  ![steps[0], steps.at(-1)].some((step) => !step || isTraversal(step))

/** The library takes names that browsers do not: of classes and ids that begin with a digit, or have no letter. Escaped, they are right. */
const STRINGS_AND_ATTRIBUTES = /"[^"]*"|'[^']*'|\[[^\]]*\]/g
const hasNames = (text: string): boolean => !/[#.](-?\d|[#.:>+~\s]|-?$)/.test(text.replace(STRINGS_AND_ATTRIBUTES, ''))

const isSelector = (text: string): boolean => {
  try {
    return hasNames(text) && parse(text).every(findsElements)
  } catch {
    return false
  }
}

export const ElementFile = v.pipe(
  textOf(200),
  v.check(isSelector, 'must be a CSS selector, such as "#reviews" or ".price-table"'),
)
