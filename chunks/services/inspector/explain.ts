/** The answer of `wisp.explain()`: everything the loader knows, in words. */

import type { Teaser } from '../../../shared/model/design'
import type { Explanation, PopupExplanation } from '../../../shared/page/model/api'
import type { Campaign } from '../../../shared/page/model/campaign'
import { guard } from '../../../shared/page/platform/dom'
import { decodePopup } from '../../../shared/wire/page/popup'
import { decodeTargeting } from '../../../shared/wire/page/targeting'
import { decodeTeaser } from '../../../shared/wire/page/teaser'
import { wayOf } from './answer-way'
import { explainLeftOut } from './left-out'
import { tellAnswer, tellVisitor } from './page'
import { requestsOf } from './requests'
import type { PopupSnapshot, Snapshot } from './snapshot'
import { tellState } from './state'
import { explainTriggers } from './triggers'
import type { Facts } from './words/rule'
import { explainRules, whenAllowed } from './words/rules'
import { short } from './words/text'

const TEASER_WORDS: Record<Teaser['mode'], string> = {
  always: 'while it is not open',
  before: 'until it has been seen',
  after: 'once it has been closed',
}

/** A sentence if the popup has a teaser, else ''. */
export const teaserSays = ({ wire }: Campaign): string => {
  const mode = guard(() => decodeTeaser(wire).mode)
  return mode ? `Its teaser stands on the page ${TEASER_WORDS[mode]}.` : ''
}

const nameOf = (popup: Campaign): string =>
  short(guard(() => (popup.popup ?? decodePopup(popup)).name) ?? '') || popup.id

type Names = Pick<Facts, 'nameOf'>

const explainPopup = (snapshot: Snapshot, state: PopupSnapshot, names: Names): PopupExplanation => {
  const { queue, storage, visitor } = snapshot
  const { rules } = state.ruleset ?? snapshot
  const { campaign, trigger } = state
  const marked: Facts['marked'] = (mark) => storage.keys(`${mark}.`).map((key) => key.slice(mark.length + 1))
  const facts = {
    visitor,
    storage,
    targeting: decodeTargeting(campaign.wire),
    marked,
    ...names,
  }
  const explained = {
    rules: explainRules(rules, campaign, facts),
    triggers: explainTriggers(state, snapshot),
    place: queue.indexOf(state) + 1 || undefined,
  }
  const { says, ...explanation } = tellState({ snapshot, state, ...names, ...explained })
  return {
    id: campaign.id,
    name: nameOf(campaign),
    type: campaign.type,
    ...explanation,
    says: `${says} ${teaserSays(campaign)}`.trim(),
    ...explained,
    fired: trigger || undefined,
    next: whenAllowed(explained.rules, campaign, facts),
  }
}

/** The server sent this popup, but this version of the script has no chunk for its type, or for its targeting. */
const explainUnknown = (popup: Campaign): PopupExplanation => ({
  id: popup.id,
  name: nameOf(popup),
  type: popup.type,
  state: popup.wire.live ? 'blocked' : 'unknown',
  says: popup.wire.live
    ? 'Held back: its targeting could not be loaded, so it shows to nobody.'
    : `This script draws no popups of the type “${short(popup.type)}”.`,
  rules: [],
  triggers: [],
})

export const explain = (snapshot: Snapshot): Explanation => {
  const namesById = new Map(snapshot.popups.map(({ campaign }) => [campaign.id, nameOf(campaign)]))
  const names: Names = { nameOf: (id) => namesById.get(id) ?? short(id) }
  const popups = [
    ...snapshot.popups.map((state) => explainPopup(snapshot, state, names)),
    ...(snapshot.answer?.campaigns ?? []).filter(({ id }) => !namesById.has(id)).map(explainUnknown),
    ...(snapshot.leftOut?.popups ?? []).filter(({ id }) => !namesById.has(id)).map(explainLeftOut),
  ]
  const { site } = snapshot
  return {
    site,
    says: tellAnswer(snapshot, popups),
    answer: wayOf(snapshot),
    visitor: tellVisitor(snapshot),
    popups,
    requests: requestsOf(snapshot),
  }
}
