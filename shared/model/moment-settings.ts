/** Moments that a site names itself: an event that its scripts say, and an element that the visitor comes to see. */
import type { Condition } from '../targeting/chunk-values'

/** An event by its name, where need be with conditions on its facts. */
export interface EventSetting {
  name: string
  facts?: Condition[]
}

/** What `wisp.event(name, facts)` was called with. The page's own, so neither may be what it should be. */
export type SiteEvent = [name: unknown, facts?: unknown]

/** What the setting waits for, in the inspector's words. */
export const eventWaits = (setting: { name: string; facts: Condition[] } | undefined): string =>
  setting
    ? `the page to say “${setting.name}”${setting.facts.length ? ', with facts that meet its conditions' : ''}`
    : 'an event of the page'
