/** What `wisp.explain()` answers: everything the loader knows, and what it means. */
import type { Explanation, PopupExplanation } from '../../../shared/model/api'
import type { Campaign } from '../../../shared/model/campaign'
import type { PopupState } from '../../../shared/model/inspect'
import { guard } from '../../../shared/platform/dom'
import { decodePopup } from '../../../shared/wire/popup'
import { decodeTargeting } from '../../../shared/wire/targeting'
import { tellAnswer, tellVisitor } from './page'
import { requestsOf } from './requests'
import type { Look } from './snapshot'
import { tellState } from './state'
import { explainTriggers } from './triggers'
import type { Facts } from './words/rule'
import { explainRules, whenAllowed } from './words/rules'
import { teaserSays } from './words/teaser'
import { short } from './words/text'

const nameOf = (popup: Campaign): string => short(guard(() => decodePopup(popup).name) ?? '') || popup.id

type Names = Pick<Facts, 'nameOf'>

const explainPopup = (look: Look, state: PopupState, names: Names): PopupExplanation => {
  const { queue, rules, storage, visitor } = look
  const { campaign, trigger } = state
  const marked: Facts['marked'] = (mark) => storage.keys(`${mark}.`).map((key) => key.slice(mark.length + 1))
  const facts = { visitor, storage, targeting: decodeTargeting(campaign.wire), marked, ...names }
  const told = {
    rules: explainRules(rules, campaign, facts),
    triggers: explainTriggers(state, look),
    place: queue.indexOf(state) + 1 || undefined,
  }
  const { says, ...one } = tellState({ look, state, ...names, ...told })
  return {
    id: campaign.id,
    name: nameOf(campaign),
    type: campaign.type,
    ...one,
    says: `${says} ${teaserSays(campaign)}`.trim(),
    ...told,
    fired: trigger || undefined,
    next: whenAllowed(told.rules, campaign, facts),
  }
}

/** Of this answer, but no chunk of this script draws it. */
const explainUnknown = (popup: Campaign): PopupExplanation => ({
  id: popup.id,
  name: nameOf(popup),
  type: popup.type,
  state: 'unknown',
  says: `This script draws no popups of the type “${short(popup.type)}”.`,
  rules: [],
  triggers: [],
})

export const explain = (look: Look): Explanation => {
  const named = new Map(look.popups.map(({ campaign }) => [campaign.id, nameOf(campaign)]))
  const names: Names = { nameOf: (id) => named.get(id) ?? short(id) }
  const popups = [
    ...look.popups.map((state) => explainPopup(look, state, names)),
    ...(look.answer?.campaigns ?? []).filter(({ id }) => !named.has(id)).map(explainUnknown),
  ]
  const { site } = look
  return { site, says: tellAnswer(look, popups), visitor: tellVisitor(look), popups, requests: requestsOf(look) }
}
