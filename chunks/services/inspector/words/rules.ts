/** The words of each rule about a popup. The verdict is the rule's own; this folder adds the words. */
import type { PopupExplanation } from '../../../../shared/page/model/api'
import type { Campaign } from '../../../../shared/page/model/campaign'
import type { Rules } from '../../../../shared/page/model/rules'
import { SERVER_SETTINGS } from '../../../../shared/targeting/table'
import { own } from '../../../../shared/values/own'
import { priorityOf } from '../../../../shared/wire/page/popup-settings'
import { CALM_WORDS } from './calm'
import { HISTORY_WORDS } from './history'
import { LIVE_WORDS } from './live'
import { PAGE_POPUPS } from './page-popups'
import type { Facts, RuleWords } from './rule'
import { TARGETING_WORDS } from './targeting'
import { sentence, spaced } from './text'
import { isMoment } from './time'

/** The rule of the chunk `priorities`, which objects while the popup waits. */
const morePriority: RuleWords = {
  title: 'Priority',
  says: ({ wire }, _facts, objects) => {
    const own = `of the popups that wait for their turn, those with more priority go first; it has ${priorityOf({ wire })}`
    return objects ? `${own}, and another that waits has more` : own
  },
}

const RULE_WORDS: Record<string, RuleWords> = {
  ...HISTORY_WORDS,
  ...TARGETING_WORDS,
  ...LIVE_WORDS,
  ...PAGE_POPUPS,
  ...CALM_WORDS,
  morePriority,
}

/** Another version of the script may have other rules. A rule without words is described by its name. */
const wordsOf = (rule: string): RuleWords =>
  own(RULE_WORDS, rule) ?? {
    title: spaced(rule),
    says: (_popup, _facts, objects) => `the rule “${rule}” ${objects ? 'objects' : 'agrees'}`,
  }

/** Rules of the server come with their words, but without titles. */
export const ruleTitle = (rule: string): string =>
  own<{ title: string }>(SERVER_SETTINGS, rule)?.title ?? wordsOf(rule).title

export const explainRules = (rules: Rules, popup: Campaign, facts: Facts): PopupExplanation['rules'] =>
  Object.entries(rules).map(([rule, objects]) => {
    const isObjecting = Boolean(objects(popup, facts.visitor))
    const says = wordsOf(rule).says(popup, facts, isObjecting)
    const set = isObjecting || says !== undefined
    return { rule, set, allows: !isObjecting, says: sentence(says ?? (isObjecting ? 'it objects' : 'not set')) }
  })

/** The moment when the last objecting rule gives way, if all of them give way by time alone. */
export const whenAllowed = (rules: PopupExplanation['rules'], popup: Campaign, facts: Facts): string | undefined => {
  const moments = rules
    .filter(({ allows }) => !allows)
    .map(({ rule }) => wordsOf(rule).until?.(popup, facts) ?? Number.NaN)
  const last = Math.max(...moments)
  return isMoment(last) ? new Date(last).toISOString() : undefined
}
