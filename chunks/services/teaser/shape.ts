/** Whether a popup that is not open is seen as a tab, and as which. */

import type { Campaign } from '../../../shared/model/campaign'
import type { Teaser } from '../../../shared/model/design'
import type { Page } from '../../../shared/model/page'
import type { Rules } from '../../../shared/model/rules'

/** `bar`: over the whole width of a phone, in the place of a popup that must not cover the page a search has led to. */
export type Shape = 'tab' | 'bar'

/** These say when and how often, which a tab passes over (decisions.md); the others say to whom and where. */
const TIMING = ['converted', 'closed', 'frequency', 'remind', 'searchLanding']

const WANTED: Record<Teaser['mode'], (seen: boolean) => boolean> = {
  always: () => true,
  before: (seen) => !seen,
  // Seen and not open any more.
  after: (seen) => seen,
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
  const seen = visitor.marker('seen', key)
  // It would show by itself here but for that rule, and has not been opened from its bar yet.
  if (`${objecting}` === 'searchLanding' && !onClickOnly && seen?.visit !== visitor.visits()) return 'bar'
  if (objecting.some((name) => !TIMING.includes(name))) return
  // Until then a reminder stands, whatever its owner says of teasers.
  return objecting.includes('remind') || (mode && WANTED[mode](Boolean(seen))) ? 'tab' : undefined
}
