/** Decides whether a popup that is not open has a teaser, and in which shape. */

import type { Teaser } from '../../../shared/model/design'
import type { Campaign } from '../../../shared/page/model/campaign'
import type { Page } from '../../../shared/page/model/page'
import type { Rules } from '../../../shared/page/model/rules'

/**
 * `bar`: over the whole width of a phone, instead of a popup that must not cover a page that was reached from a search.
 */
export type Shape = 'tab' | 'bar'

/** Rules about when and how often; a teaser ignores them. All other rules are about who and where. */
const TIMING_RULES = ['converted', 'closed', 'frequency', 'remind', 'searchLanding']

const ALLOWED_BY_MODE: Record<Teaser['mode'], (wasSeen: boolean) => boolean> = {
  always: () => true,
  before: (wasSeen) => !wasSeen,
  // The popup was seen and is closed.
  after: (wasSeen) => wasSeen,
}

export const shapeOf = (
  campaign: Campaign,
  mode: Teaser['mode'] | undefined,
  rules: Rules,
  { storage, visitor }: Pick<Page, 'storage' | 'visitor'>,
): Shape | undefined => {
  const { key, onClickOnly } = campaign
  if (visitor.marker('converted', key) || storage.get(`hidden.${key}`) === visitor.visits()) return
  const objecting = Object.entries(rules).flatMap(([name, objects]) => (objects(campaign, visitor) ? name : []))
  const seenMarker = visitor.marker('seen', key)
  // Only that rule keeps the popup from showing by itself, and the visitor has not opened it from its bar yet.
  if (`${objecting}` === 'searchLanding' && !onClickOnly && seenMarker?.visit !== visitor.visits()) return 'bar'
  if (objecting.some((name) => !TIMING_RULES.includes(name))) return
  // While a reminder is pending its teaser stays, whatever the owner set for teasers.
  return objecting.includes('remind') || (mode && ALLOWED_BY_MODE[mode](Boolean(seenMarker))) ? 'tab' : undefined
}
