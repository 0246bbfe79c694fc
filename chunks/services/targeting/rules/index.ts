/** The rules that few popups have. */

import type { Campaign } from '../../../../shared/model/campaign'
import type { Page } from '../../../../shared/model/page'
import type { Rule } from '../../../../shared/model/rules'
import type { ChunkRule } from '../../../../shared/targeting/chunk-settings'
import { hasAdblock } from '../adblock'
import { readFacts } from '../facts'
import { createTargetingOf } from '../targeting-of'
import { otherVariants } from '../variants'
import { abTest } from './ab-test'
import { adblock } from './adblock'
import { cookies } from './cookies'
import { countdownPast } from './countdown-past'
import { device } from './device'
import { engagement } from './engagement'
import { mostPerType } from './most-per-type'
import { remind } from './remind'
import { searchLanding } from './search-landing'
import { sourceCode } from './source-code'
import { variables } from './variables'

export const createRules = async (page: Page, campaigns: Campaign[]) => {
  const targetingOf = createTargetingOf(campaigns)
  const others = otherVariants(campaigns, page.visitor, (popup) => targetingOf(popup).abTest)
  const asked = campaigns.some((popup) => targetingOf(popup).adblock !== undefined)
  const facts = readFacts(asked && (await hasAdblock(page)), page.visitor)
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
