/** The rules that an owner sets for few popups. */

import type { Mark } from '../../../../shared/model/mark'
import type { Engagement, TargetingRule } from '../../../../shared/model/targeting'
import { momentIn } from '../../../../shared/platform/zoned-time'
import { decodeCountdown } from '../../../../shared/wire/countdown'
import { cookies, variables } from './conditions'
import type { RuleWords } from './rule'
import { short } from './text'
import { isMoment, moment } from './time'

const device: RuleWords = {
  title: 'Device',
  says({ type }, { targeting, visitor }) {
    const wanted = type === 'mobile' ? type : targeting.device
    if (!wanted) return
    return `it is for ${wanted === 'mobile' ? 'phones' : 'desktops'} only, and this is a ${visitor.mobile ? 'phone' : 'desktop'}`
  },
}

const abTest: RuleWords = {
  title: 'A/B test',
  says(_popup, { targeting }, objects) {
    if (!targeting.abTest) return
    return objects
      ? 'the visitor gets another variant of its A/B test'
      : 'the visitor gets this variant of its A/B test'
  },
}

const mostPerType: RuleWords = {
  title: 'Most per type',
  says: ({ type }, _facts, objects) =>
    objects
      ? `there are more popups of the type “${type}” than a page may have`
      : 'a page may have this many of its type',
}

const DONE: Record<Engagement['what'], [says: string, mark: Mark]> = {
  seen: ['seen', 'seen'],
  not_seen: ['not seen', 'seen'],
  closed: ['closed', 'closed'],
  converted: ['converted in', 'converted'],
}

const engagement: RuleWords = {
  title: 'Other popups',
  says(_popup, { marked, nameOf, targeting }, objects) {
    if (!targeting.engagement) return
    const { kind, popup, show, what } = targeting.engagement
    const [done, mark] = DONE[what]
    const which = popup !== 'any' ? `“${nameOf(popup)}”` : kind === 'embedded' ? 'an embedded popup' : 'another popup'
    const names = marked(mark).map((id) => `“${nameOf(id)}”`)
    const isMet = show !== objects
    return [
      `it ${show ? 'shows only' : 'does not show'} to visitors who have ${done} ${which}`,
      `this visitor ${isMet === (what !== 'not_seen') ? 'has' : 'has not'}`,
      `${mark} on this browser: ${short(names.join(', ')) || 'none'}`,
    ].join('; ')
  },
}

const sourceCode: RuleWords = {
  title: 'Source code',
  says(_popup, { targeting }, objects) {
    if (!targeting.sourceCode) return
    const { contains, text } = targeting.sourceCode
    const found = contains === objects ? 'does not hold' : 'holds'
    return `it shows only where the page’s markup ${contains ? 'holds' : 'does not hold'} “${short(text)}”; this page’s ${found} it`
  },
}

const adblock: RuleWords = {
  title: 'Ad blocker',
  says(_popup, { targeting: { adblock } }, objects) {
    if (adblock === undefined) return
    return `it is for visitors ${adblock ? 'with' : 'without'} an ad blocker; there is ${adblock === objects ? 'none' : 'one'} here`
  },
}

const countdownPast: RuleWords = {
  title: 'Countdown',
  says({ key, wire }, { storage, visitor }) {
    const countdown = decodeCountdown(wire)
    if (!countdown) return
    const { end, zone } = countdown
    const at = end === undefined ? storage.get(`timer.${key}`) : momentIn(end, zone ?? '')
    if (at === undefined) return 'its countdown begins when this visitor first sees it'
    if (!isMoment(at)) return 'its countdown has no date to run to'
    const whose = end === undefined ? 'its countdown for this visitor' : 'its countdown'
    return `${whose} ${at > visitor.now() ? 'ends' : 'ended'} ${moment(at, visitor.now())}`
  },
}

const remind: RuleWords = {
  title: 'Remind me later',
  until: ({ key }, { storage }) => Number(storage.get(`remind.${key}`)),
  says({ key }, { storage, visitor }) {
    const at = storage.get(`remind.${key}`)
    if (isMoment(at)) return `the visitor asked to be reminded of it ${moment(at, visitor.now())}`
  },
}

const searchLanding: RuleWords = {
  title: 'Search visitors on a phone',
  says(_popup, { targeting }, objects) {
    if (!targeting.searchBar) return
    return objects
      ? 'a search has led to this page, where a small bar stands for it'
      : 'on a phone, a small bar stands for it on the page that a search has led to'
  },
}

/** Stands in for all of these rules if the targeting chunk could not be loaded. */
const targeting: RuleWords = {
  title: 'Targeting',
  says: (_popup, _facts, objects) => (objects ? 'its targeting could not be loaded, so it shows to nobody' : undefined),
}

export const TARGETING: Record<TargetingRule | 'targeting', RuleWords> = {
  device,
  abTest,
  mostPerType,
  engagement,
  sourceCode,
  variables,
  cookies,
  adblock,
  countdownPast,
  remind,
  searchLanding,
  targeting,
}
