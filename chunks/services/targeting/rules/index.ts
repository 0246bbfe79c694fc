/** The rules that few popups have. */

import * as LIFETIME from '../../../../shared/model/lifetime'
import { EXCLUSIVE } from '../../../../shared/model/popup-type'
import type { Campaign } from '../../../../shared/page/model/campaign'
import type { Page } from '../../../../shared/page/model/page'
import type { Rule } from '../../../../shared/page/model/rules'
import { clockLag } from '../../../../shared/page/platform/clock-lag'
import { guard } from '../../../../shared/page/platform/dom'
import type { Storage } from '../../../../shared/page/storage/storage'
import type { ChunkRule } from '../../../../shared/targeting/chunk-settings'
import { violatesConditions } from '../../../../shared/targeting/conditions'
import { SEARCH_ENGINE_HOST } from '../../../../shared/targeting/referrers'
import { momentIn } from '../../../../shared/values/zoned-time'
import { decodeCountdown } from '../../../../shared/wire/page/countdown'
import { hasAdblock } from '../adblock'
import { type PageFacts, readFacts } from '../facts'
import type { TargetingOf } from '../targeting-of'
import { otherVariants } from '../variants'
import { engagement } from './engagement'
import { mostPerType } from './most-per-type'

/** Conditions on global variables of the page. */
export const variables =
  (targetingOf: TargetingOf, { variable }: PageFacts): Rule =>
  (popup) =>
    violatesConditions(targetingOf(popup).variables, variable)

/** The page's markup must or must not contain a text, compared exactly with the browser's serialisation. */
export const sourceCode =
  (targetingOf: TargetingOf, { markup }: PageFacts): Rule =>
  (popup) => {
    const { sourceCode } = targetingOf(popup)
    return sourceCode && markup().includes(sourceCode.text) !== sourceCode.contains
  }

/**
 * Holds back popups that cover the page on phones, on the page that a search led to, if the owner asks for it: search
 * engines rank such pages lower (https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials).
 * The teaser chunk shows a small bar instead.
 */
export const searchLanding =
  (targetingOf: TargetingOf): Rule =>
  (popup, { mobile, trail }) => {
    if (!mobile || !targetingOf(popup).searchBar || !EXCLUSIVE.includes(popup.type)) return
    const { referrer, visited } = trail()
    return visited.length < 2 && SEARCH_ENGINE_HOST.test(referrer)
  }

/**
 * Objects until the time for which the visitor chose “remind me later”. One that is further away than any reminder was
 * made while the clock was wrong.
 */
export const remind =
  (storage: Pick<Storage, 'get'>): Rule =>
  ({ key }, visitor) => {
    const remaining = Number(storage.get(`remind.${key}`)) - visitor.now()
    return remaining > 0 && remaining <= LIFETIME.timer
  }

/** Popups of type mobile show on phones only; all others follow the owner's setting. */
export const device =
  (targetingOf: TargetingOf): Rule =>
  (popup, { mobile }) => {
    const { device } = targetingOf(popup)
    return mobile ? device === 'desktop' : device === 'mobile' || popup.type === 'mobile'
  }

/** Objects when the countdown is over (specification, section 4). A duration ends for each visitor separately. */
export const countdownPast =
  (storage: Pick<Storage, 'get'>): Rule =>
  ({ key, wire }, visitor) => {
    const countdown = guard(() => decodeCountdown(wire))
    const { end, zone = '' } = countdown ?? {}
    const endsAt =
      end === undefined ? countdown && storage.get(`timer.${key}`) : momentIn(end, zone) - clockLag(visitor)
    return endsAt !== undefined && endsAt <= visitor.now()
  }

/** Conditions on the site's cookies. */
export const cookies =
  (targetingOf: TargetingOf, { cookie }: PageFacts): Rule =>
  (popup) =>
    violatesConditions(targetingOf(popup).cookies, cookie)

/** Shows the popup only to visitors with an ad blocker, or only to those without. */
export const adblock =
  (targetingOf: TargetingOf, page: PageFacts): Rule =>
  (popup) => {
    const { adblock } = targetingOf(popup)
    return adblock !== undefined && adblock !== page.adblock
  }

/** Objects to the variants of an A/B test that this visitor does not get. */
export const abTest =
  (others: Set<Campaign>): Rule =>
  (popup) =>
    others.has(popup)

export const createRules = async (page: Page, campaigns: readonly Campaign[], targetingOf: TargetingOf) => {
  const others = otherVariants(campaigns, page.visitor, (popup) => targetingOf(popup).abTest)
  const needsAdblock = campaigns.some((popup) => targetingOf(popup).adblock !== undefined)
  const facts = readFacts(needsAdblock && (await hasAdblock(page)), page.visitor)
  return {
    device: device(targetingOf),
    abTest: abTest(others),
    mostPerType: mostPerType(campaigns, others),
    engagement: engagement(targetingOf, campaigns, page.storage),
    sourceCode: sourceCode(targetingOf, facts),
    variables: variables(targetingOf, facts),
    cookies: cookies(targetingOf, facts),
    adblock: adblock(targetingOf, facts),
    countdownPast: countdownPast(page.storage),
    remind: remind(page.storage),
    searchLanding: searchLanding(targetingOf),
  } satisfies Record<ChunkRule, Rule> & Record<string, Rule>
}

export type TargetingRule = keyof Awaited<ReturnType<typeof createRules>>
