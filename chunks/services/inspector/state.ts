/** A popup's state in one word, and the reason in a sentence or two. */

import { EXCLUSIVE } from '../../../shared/model/popup-type'
import type { PopupExplanation } from '../../../shared/page/model/api'
import { isActive, type Suppressed } from '../../../shared/page/model/lifecycle'
import type { PopupSnapshot, Snapshot } from './snapshot'
import { isSpent, waiting } from './triggers'
import { ordinal } from './words/text'
import { openedBy, triggerWords } from './words/triggers'

/** The facts that the sentence is built from. */
interface Case extends Pick<PopupExplanation, 'rules' | 'triggers' | 'place'> {
  snapshot: Snapshot
  state: PopupSnapshot
  nameOf(id: string): string
}
type Teller = (popup: Case) => string | false | undefined

const SUPPRESSED_WORDS: Record<Suppressed, string> = {
  cancelled: 'a script of the page kept it away (wisp:before-show)',
  'other-tab': 'another tab of this site was showing it',
  failed: 'a part of it could not be loaded',
  cooldown:
    'the visitor had just closed another: it opens when the site’s time after a close is over (wisp site cooldown)',
  empty:
    'the store had nothing to show in it: no products, no rule for free delivery or a discount that applies, the cart could not be read, or consent is still missing (a store’s rules are asked for only with consent)',
}

/** Why the popup did not reach the screen the last time it fired, apart from the rules. */
const mishap = ({ suppressed, trigger }: PopupSnapshot): string | undefined =>
  suppressed && `Fired by ${openedBy(trigger)}, but ${SUPPRESSED_WORDS[suppressed]}.`

const shownText: Teller = ({ state }) => {
  if (state.step !== 'shown') return
  const phrase = `opened by ${openedBy(state.trigger)}`
  if (state.campaign.type !== 'embedded' || state.seen) return `On screen, ${phrase}.`
  return `In its place on the page, ${phrase}; counts as seen once half of it was on the screen for a second.`
}

const inTurn: Teller = ({ snapshot, nameOf, place, rules, state }) => {
  if (!isActive(state)) return
  const fired = `Fired by ${openedBy(state.trigger)}`
  if (!place && state.waitsFor === 'typing') return `${fired}, and waits until the visitor has stopped typing.`
  if (!place && state.waitsFor === 'window') return `${fired}, and waits for the page’s own dialog to close.`
  if (!place) return `${fired}, and on its way to the screen.`
  const before = snapshot.popups.find(({ campaign, step }) => step === 'shown' && EXCLUSIVE.includes(campaign.type))
  const isOvertaken = rules.some(({ rule, allows }) => rule === 'morePriority' && !allows)
  return `${fired}, and waits its turn: ${ordinal(place)} in the queue${before ? `, behind “${nameOf(before.campaign.id)}”` : ''}${isOvertaken ? ', because others that wait have more priority' : ''}.`
}

const byClick: Teller = ({ state }) =>
  state.campaign.onClickOnly && `${mishap(state) ?? ''} Opens by a click on its link or button only.`.trim()

/** The reasons of all rules that object; undefined if none does. */
export const objections = (rules: Pick<PopupExplanation['rules'][number], 'allows' | 'says'>[]): string | undefined => {
  const [first, ...others] = rules.filter(({ allows }) => !allows).map(({ says }) => says)
  if (!first) return
  return [
    `Held back: ${first.charAt(0).toLowerCase()}${first.slice(1)}`,
    ...others.map((objection) => `Also: ${objection}`),
  ].join(' ')
}

/** The triggers that can still fire. */
const pending = ({ state, triggers }: Case) => triggers.filter((trigger) => trigger.armed && !isSpent(trigger, state))

const byRules: Teller = ({ rules }) => objections(rules)

const byMishap: Teller = (popup) => Boolean(popup.state.armedAt) && !pending(popup).length && mishap(popup.state)

const armed: Teller = (popup) => {
  const [first, ...others] = pending(popup)
  if (!first) return
  const titles = [first, ...others].map(({ trigger }) => triggerWords(trigger).title.toLowerCase())
  const waits = others.length ? `the first of ${titles.length} triggers: ${titles.join(', ')}` : waiting(first)
  return `${mishap(popup.state) ?? ''} Waits for ${waits}.`.trim()
}

/** No rule objects, but no trigger is waiting to fire either. */
const over = ({ snapshot, state, triggers }: Case): string => {
  const next = 'Its triggers watch again on the next page.'
  if (!state.armedAt && state.trigger) return `Was opened on this page already, by ${openedBy(state.trigger)}. ${next}`
  if (!state.armedAt && !snapshot.storage.allowed())
    return `Nothing holds it back any more, but consent was withdrawn, and that opens nothing. ${next}`
  // Time alone re-arms nothing: the rules are asked again when the visitor or another popup does something.
  if (!state.armedAt)
    return 'Nothing holds it back any more. Its triggers watch again after the next event on the page, or on the next page.'
  if (triggers.some((trigger) => trigger.armed))
    return `Its triggers have fired on this page already, while it was held back. They watch again on the next page.`
  return 'Has no trigger that works here: only a click or wisp.open() opens it.'
}

/** The first case that returns a sentence decides. If none does, no trigger is waiting to fire. */
const CASES: [PopupExplanation['state'], Teller][] = [
  ['shown', shownText],
  ['waiting', inTurn],
  ['idle', byClick],
  ['blocked', byRules],
  ['blocked', byMishap],
  ['armed', armed],
]

export const tellState = (popup: Case): Pick<PopupExplanation, 'state' | 'says'> => {
  for (const [state, explain] of CASES) {
    const says = explain(popup)
    if (says) return { state, says }
  }
  return { state: 'idle', says: over(popup) }
}
