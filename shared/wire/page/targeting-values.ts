/**
 * Reads what the targeting chunk decides on: the values of targeting (specification, section 3) and the triggers. The
 * input is untrusted: invalid parts are left out.
 */
import { CART_COMPARISONS, CART_EVENTS, type CartSetting } from '../../model/cart-setting'
import type { TriggerSettings } from '../../model/trigger-settings'
import {
  COMPARISONS,
  type Condition,
  ENGAGEMENTS,
  type Engagement,
  type SourceCode,
} from '../../targeting/chunk-values'
import { yes as isYes, list, object } from '../../values/names'

export const find = <T>(values: readonly T[], value: unknown): T | undefined =>
  values.find((candidate) => candidate === value)

/** '' for anything but a string, number or boolean. */
export const text = (value: unknown): string => (/string|number|boolean/.test(typeof value) ? `${value}` : '')
export const yes = (value: unknown): boolean => isYes(text(value))

const ROLES = ['show', 'dont_show'] as const

/** `role|engagement|kind|id`. */
export const engagement = (value: unknown): Engagement | undefined => {
  const [role, did = '', kind, popup] = text(value).split('|')
  const engagement = find(ENGAGEMENTS, did.replace('seen_poptin', 'seen'))
  if (!find(ROLES, role) || !engagement) return
  return { show: role === 'show', what: engagement, kind: kind === 'embedded' ? kind : 'other', popup: popup || 'any' }
}

export const sourceCode = (wire: Record<string, unknown>): SourceCode | undefined => {
  const { source_code_target_active, source_code_target_html, source_code_target_role } = wire
  const html = text(source_code_target_html)
  if (!yes(source_code_target_active) || !html) return
  return { contains: !/^(not_contains|dont_show)$/.test(text(source_code_target_role)), text: html }
}

/**
 * Splits `word@rest` at the first `@`. The word must be known; otherwise the whole text is the rest. The rest may be
 * empty.
 */
const pair = <T extends string>(words: readonly T[], value: unknown): [word: T | undefined, rest: string] => {
  const [first, ...rest] = text(value).split('@')
  const word = find(words, first) as T | undefined
  return word ? [word, rest.join('@')] : [word, text(value)]
}

const condition = ([names, values, shows]: unknown[]): Condition[] => {
  const [role, name] = pair(ROLES, names)
  const [comparison = 'equals', value] = pair(COMPARISONS, values)
  const [shownRole] = pair(ROLES, shows)
  return name ? [{ show: (shownRole ?? role) !== 'dont_show', name, comparison, value }] : []
}

/** Three parallel lists, or `rules`, each with the same three fields. */
export const conditions = (filter: unknown, of: 'js' | 'cookie'): Condition[] | undefined => {
  // Most popups have none, and a page may have a thousand of them.
  if (!filter) return
  const active = object(filter)[`display_if_specific_${of}_active`]
  // The switch itself may hold the lists.
  const raw = yes(active) ? object(filter) : object(active)
  const three = (from: unknown): unknown[] =>
    ['name', 'value', 'show'].map((part) => object(from)[`${of}_${part}_pair`])
  const [names = [], values = [], shows = []] = three(raw).map(list)
  const all = [...names.map((name, index) => [name, values[index], shows[index]]), ...list(raw.rules).map(three)]
  return all[0] && all.flatMap(condition)
}

export const yesOrNo = (value: unknown): boolean | undefined => {
  if (value === 'dont_show') return false
  return yes(value) || value === 'show' || undefined
}

/**
 * Triggers as the targeting chunk uses them: a time delay may have the scope of the session, and autopilot has a field
 * of its own in the answer.
 */
export const decodeTriggers = ({
  triggers,
  wire,
}: {
  triggers: object
  wire: Record<string, unknown>
}): TriggerSettings => {
  const { timeDelayScope, timeDelay, ...rest } = triggers as TriggerSettings & { timeDelayScope?: unknown }
  if (yes(wire.auto_pilot_trigger)) rest.autopilot = true
  if (timeDelay === undefined) return rest
  return { ...rest, [timeDelayScope === 'session' ? 'sessionDelay' : 'timeDelay']: timeDelay }
}

/** Decodes the event trigger; undefined if it names no event. */
export const decodeEvent = (raw: unknown): { name: string; facts: Condition[] } | undefined => {
  const { name, facts } = object(raw)
  if (!text(name)) return
  return {
    name: text(name),
    facts: list(facts).flatMap((fact) => {
      const { comparison, name, show, value } = object(fact)
      const supported = find(COMPARISONS, comparison)
      return supported && text(name)
        ? [{ show: show !== false, name: text(name), comparison: supported, value: text(value) }]
        : []
    }),
  }
}

/** Decodes the cart trigger; undefined if its event is unknown. */
export const decodeCart = (raw: unknown): Required<CartSetting> | undefined => {
  const { event, comparison, amount, products } = object(raw)
  const cartEvent = find(CART_EVENTS, event)
  if (!cartEvent) return
  return {
    event: cartEvent,
    comparison: find(CART_COMPARISONS, comparison) ?? 'greater_than_or_equal',
    amount: Number(text(amount) || 1),
    products: Array.isArray(products) ? products.map(text) : products === 'empty_cart' ? products : 'any_product',
  }
}
