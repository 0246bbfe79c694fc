/**
 * Of the popups that wait behind an open one, that with the most priority has its turn first. The queue goes by the order in
 * which they fired, so one whose turn comes too early gives it up, and fires anew behind the others.
 */
import { EXCLUSIVE } from '../../../shared/model/popup-type'
import { isActive, type PopupState } from '../../../shared/page/model/lifecycle'
import type { Popups, RunChunk } from '../../../shared/page/model/popups'
import type { Rule } from '../../../shared/page/model/rules'
import type { Ruleset } from '../../../shared/page/model/ruleset'
import { all, reportRejection } from '../../../shared/page/platform/dom'
import { priorityOf } from '../../../shared/wire/page/popup-settings'

const RULE = 'morePriority'

const isExclusive = ({ campaign }: PopupState): boolean => EXCLUSIVE.includes(campaign.type)

const isWaiting = (state: PopupState): boolean => isExclusive(state) && state.status.peek().step === 'fired'

/** A ruleset with one more rule, which those that keep triggers from watching do not have. */
const withRule = (own: Ruleset | undefined, common: Ruleset, rule: Rule): Ruleset => {
  const { converted, closed, frequency } = common.rules
  const ruleset = own ?? { ...common, early: { converted, closed, frequency } as Ruleset['rules'] }
  return { ...ruleset, rules: { ...ruleset.rules, [RULE]: rule } }
}

const first = (popups: PopupState[]): PopupState | undefined =>
  popups
    .filter((state) => isExclusive(state) && isActive(state.status.peek()))
    .sort((one, other) => one.status.peek().firing - other.status.peek().firing)[0]

/** Notes the popups that give up their turn. Others than the queue ask the rule, too, and between turns. */
const createRule = ({ popups }: Popups, givenUp: Set<PopupState>): Rule => {
  const note = (state: PopupState): void => {
    givenUp.add(state)
    // The queue takes the popup out of its turn at once. Otherwise somebody else has asked.
    reportRejection(Promise.resolve().then(() => givenUp.delete(state)))
  }
  const behindOthers: Rule = ({ id }) => {
    const waiting = popups.peek().filter(isWaiting)
    const own = waiting.find(({ campaign }) => campaign.id === id)
    if (!own || !waiting.some(({ campaign }) => priorityOf(campaign) > priorityOf(own.campaign))) return false
    if (own === first(popups.peek())) note(own)
    return true
  }
  return behindOthers
}

export const run: RunChunk['run'] = ({ signals }, popups) => {
  const givenUp = new Set<PopupState>()
  const rule = createRule(popups, givenUp)
  const addRule = signals.effect(() => {
    for (const state of popups.popups.value)
      if (isExclusive(state) && !state.ruleset?.rules[RULE])
        state.ruleset = withRule(state.ruleset, popups.ruleset.peek(), rule)
  })
  const fireAnew = signals.effect(() => {
    for (const state of popups.popups.value) {
      const { step, trigger } = state.status.value
      if (!givenUp.has(state) || step === 'fired') continue
      givenUp.delete(state)
      // Fired as by its trigger: a popup that a visitor asks for would ignore its rules.
      if (!isActive({ step })) signals.untracked(() => void popups.open(state.campaign.id, trigger, false))
    }
  })
  return all([addRule, fireAnew])
}
