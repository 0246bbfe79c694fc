/** What each rule says of a popup: the verdict is the rule's own, the words are this folder's. */
import type { PopupExplanation } from '../../../../shared/model/api'
import type { Campaign } from '../../../../shared/model/campaign'
import type { Rules } from '../../../../shared/model/rules'
import { own } from '../../../../shared/platform/own'
import { HISTORY } from './history'
import type { Facts, RuleWords } from './rule'
import { TARGETING } from './targeting'
import { sentence, spaced } from './text'
import { isMoment } from './time'

const WORDS: Record<string, RuleWords> = { ...HISTORY, ...TARGETING }

/** Rules come and go with the script's version; one without words is told by its name. */
const wordsOf = (rule: string): RuleWords =>
  own(WORDS, rule) ?? {
    title: spaced(rule),
    says: (_popup, _facts, objects) => `the rule “${rule}” ${objects ? 'objects' : 'agrees'}`,
  }

export const ruleTitle = (rule: string): string => wordsOf(rule).title

export const explainRules = (rules: Rules, popup: Campaign, facts: Facts): PopupExplanation['rules'] =>
  Object.entries(rules).map(([rule, objects]) => {
    const held = Boolean(objects(popup, facts.visitor))
    const says = wordsOf(rule).says(popup, facts, held)
    const set = held || says !== undefined
    return { rule, set, allows: !held, says: sentence(says ?? (held ? 'it objects' : 'not set')) }
  })

/** When the last of those that object gives way, if all do by time alone. */
export const whenAllowed = (rules: PopupExplanation['rules'], popup: Campaign, facts: Facts): string | undefined => {
  const moments = rules
    .filter(({ allows }) => !allows)
    .map(({ rule }) => wordsOf(rule).until?.(popup, facts) ?? Number.NaN)
  const last = Math.max(...moments)
  return isMoment(last) ? new Date(last).toISOString() : undefined
}
