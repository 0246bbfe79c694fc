/** Moments that a site names itself: an event that its scripts say, and an element that the visitor comes to see. */
import type { Condition } from '../targeting/chunk-values'

/** An event by its name, where need be with conditions on its facts. */
export interface EventSetting {
  name: string
  facts?: Condition[]
}

/**
 * A call of `wisp.event(name, facts)`. Both come from the page, so neither has a certain type. They are followed by the settings of the
 * triggers that it has set off, since a popup that had to wait shows the facts of the event that it fired for.
 */
export type SiteEvent = [name: unknown, facts: Record<string, unknown>, ...setOff: unknown[]]

/** The words after `Waits for` in the inspector. */
export const eventWaits = (setting: { name: string; facts: Condition[] } | undefined): string =>
  setting
    ? `the page to say “${setting.name}”${setting.facts.length ? ', with facts that meet its conditions' : ''}`
    : 'an event of the page'
