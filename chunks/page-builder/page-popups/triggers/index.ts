/** The trigger that shows a popup of a page: one, under a name for which the inspector has words. */
import type { Campaign } from '../../../../shared/page/model/campaign'
import type { PagePopup, ScrollSetting } from '../../../../shared/page/model/page-popup'
import type { Ruleset } from '../../../../shared/page/model/ruleset'
import type { Trigger } from '../../../../shared/page/model/trigger'
import { isDriven } from '../../../../shared/page/platform/unvisited'
import { OWNER } from '../../../../shared/wire/addresses'
import { delay } from './delay'
import { exit } from './exit'
import { scroll } from './scroll'

/** Words on the page itself are wrong of a box that scrolls in it. */
const scrollName = ({ element, inside, measure }: ScrollSetting): string => {
  if (element) return 'elementInView'
  if (measure === 'pixel') return inside ? 'innerPixel' : 'scrollPixel'
  return inside ? 'innerPercent' : 'scrollPercent'
}

type Armed = [name: string, needed: number | true, trigger: Trigger | Trigger<true>]

const armedOf = ({ show }: PagePopup): Armed | undefined => {
  if (show?.on === 'exit') return ['exitIntent', true, exit]
  if (show?.on === 'delay') return ['timeDelay', show.seconds, delay]
  return show && [scrollName(show), show.needed, scroll(show)]
}

/** A program that drives the browser is shown nothing by itself; an owner's link shows everything. */
const opensByItself = (): boolean => !isDriven() || location.search.includes(OWNER)

/** The setting for the campaign, and the trigger that watches for it. */
export const triggersOf = (popup: PagePopup): { settings: Campaign['triggers']; triggers: Ruleset['triggers'] } => {
  const [name, needed, trigger] = (opensByItself() && armedOf(popup)) || []
  if (!name) return { settings: {}, triggers: {} }
  return { settings: { [name]: needed }, triggers: { [name]: trigger as Trigger } }
}
