/** The answers that a template offers: of its polls, and those that choose the prizes of a game. */
import { onOneLine } from '../lib/text'
import type { TemplateElement } from './elements'

/** The part that shows shares, and the mark of its elements. */
export const SHARES = 'shares'
const SHARES_OF = `data-wisp-${SHARES}`
/** Marks a button that is an answer of a field. */
const VOTE = 'data-wisp-vote'

export interface PollField {
  field: string
  /** The answers in the order of the template, a list for each language of the popup; that of the first comes first. */
  answers: string[][]
}

/** An answer with which a game draws from this pool. */
export interface PoolAnswer {
  /** Key of the field in a lead. */
  key: string
  answer: string
  pool: string
}

export const isOption = ({ name, attributes }: TemplateElement): boolean =>
  name === 'option' || (name === 'input' && /^(radio|checkbox)$/i.test(attributes.get('type') ?? ''))

/** Reads an answer as pages do: an option without a value has its text for one, and a box `true`. */
const answerOf = ({ name, attributes, text }: TemplateElement): string =>
  attributes.get('value') ?? (name === 'option' ? onOneLine(text) : 'true')

const optionsOf = (marked: TemplateElement): TemplateElement[] => [marked, ...marked.descendants].filter(isOption)

/** The answers that a field offers; a single box has one. */
export const optionsIn = (marked: TemplateElement): string[] => optionsOf(marked).map(answerOf)

const answersOf = (elements: TemplateElement[], field: string): string[] => {
  const answers = elements.flatMap((element) => {
    if (element.attributes.get(VOTE) === field) return [element.attributes.get('value') ?? '']
    return element.attributes.get('data-wisp-field') === field ? optionsIn(element) : []
  })
  return [...new Set(answers)].filter(Boolean)
}

/** The fields whose shares are shown. */
export const pollsIn = (elements: TemplateElement[]): PollField[] =>
  [...new Set(elements.flatMap(({ attributes }) => attributes.get(SHARES_OF) || []))].map((field) => ({
    field,
    answers: [answersOf(elements, field)],
  }))

/** Adds the answers of other languages of a popup: those at the same place are one answer. */
export const withPollsOf = (polls: PollField[], others: PollField[]): PollField[] => {
  const more = others.filter(({ field }) => !polls.some((poll) => poll.field === field))
  const both = polls.map(({ field, answers }) => ({
    field,
    answers: [...answers, ...others.flatMap((other) => (other.field === field ? other.answers : []))],
  }))
  return [...both, ...more]
}

/** The answers that the popup offers in all languages, with the name under which each is counted. */
export const countedAnswers = ({ answers: [first = [], ...others] }: PollField): Map<string, string> => {
  const names = new Map(first.map((answer) => [answer, answer]))
  for (const list of others)
    for (const [index, answer] of list.entries())
      if (!names.has(answer)) names.set(answer, (list.length === first.length && first[index]) || answer)
  return names
}

const POOL = /^pool:(.+)$/

/** The pool that a `data-wisp-set` names; undefined where it sets something else. */
const poolOf = ({ attributes }: TemplateElement): string | undefined =>
  (attributes.get('data-wisp-set') ?? '')
    .split(/\s+/)
    .flatMap((setting) => POOL.exec(setting)?.[1] ?? [])
    .at(0)

/**
 * All answers to choose from; `pool` is undefined for one that leads to none.
 *
 * @param keyOf the key in a lead of a field's marked element
 */
const choicesIn = (elements: TemplateElement[], keyOf: (marked: TemplateElement) => string) =>
  elements
    .filter(({ attributes }) => attributes.has('data-wisp-field'))
    .flatMap((marked) =>
      optionsOf(marked).map((option) => ({ key: keyOf(marked), answer: answerOf(option), pool: poolOf(option) })),
    )

export const poolsIn = (elements: TemplateElement[], keyOf: (marked: TemplateElement) => string): PoolAnswer[] =>
  choicesIn(elements, keyOf).flatMap(({ pool, ...choice }) => (pool ? [{ ...choice, pool }] : []))

/** The same of a record: all answers of its fields. */
export const choicesOf = ({
  fields,
  pools,
}: {
  fields: readonly { key: string; options?: string[] }[]
  pools: readonly PoolAnswer[]
}): (Omit<PoolAnswer, 'pool'> & { pool?: string })[] => {
  const unused = [...pools]
  return fields.flatMap(({ key, options = [] }) =>
    options.map((answer) => {
      const place = unused.findIndex((pool) => pool.key === key && pool.answer === answer)
      const [chosen] = place < 0 ? [] : unused.splice(place, 1)
      return { key, answer, ...(chosen && { pool: chosen.pool }) }
    }),
  )
}

/**
 * Those of the answers that a lead has in the value of a field, where all ticked boxes stand together. An answer may have a comma
 * itself, so longer ones are looked for first.
 */
const answersIn = (value: string, answers: string[]): Set<string> => {
  const found = new Set<string>()
  let rest = `, ${value}, `
  for (const answer of [...answers].sort((a, b) => b.length - a.length)) {
    const listed = `, ${answer}, `
    if (!rest.includes(listed)) continue
    found.add(answer)
    rest = rest.replace(listed, ', ')
  }
  return found
}

/** The pool that a lead's answers lead to: of several, the last one in the template's order. */
export const poolFor = (pools: PoolAnswer[], values: Record<string, string>): string | undefined => {
  const sent = new Map(Object.entries(values))
  const answersTo = (key: string): string[] => pools.flatMap((pool) => (pool.key === key ? pool.answer : []))
  const keys = new Set(pools.map(({ key }) => key))
  const chosen = new Map([...keys].map((key) => [key, answersIn(sent.get(key) ?? '', answersTo(key))]))
  return pools.findLast(({ key, answer }) => chosen.get(key)?.has(answer))?.pool
}
