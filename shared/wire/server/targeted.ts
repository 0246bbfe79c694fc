/** Which popups the loader can decide on by itself, so that a page without others is spared the targeting chunk. */
import type { PopupDefinition } from '../../model/popup'
import type { PopupType } from '../../model/popup-type'
import { MOST_PER_TYPE } from '../../model/popup-type'
import { TRIGGER_ROWS } from '../../model/trigger-settings'

/** Triggers that every page has at hand. */
export const COMMON_TRIGGERS: string[] = TRIGGER_ROWS.filter(([, { watchedBy }]) => watchedBy === 'loader').map(
  ([name]) => name,
)

/** They have a rule or a trigger of their type's own: for phones alone; once its place on the page is there. */
const TYPES: PopupType[] = ['mobile', 'embedded']

type Decided = Pick<PopupDefinition, 'type' | 'triggers' | 'targeting' | 'design'> & {
  /** Chunks that its template asks for. */
  parts?: string[]
}

const isTargeted = ({ type, triggers, targeting = {}, design, parts = [] }: Decided): boolean =>
  TYPES.includes(type) ||
  Object.keys(targeting).length > 0 ||
  Object.keys(triggers).some((name) => !COMMON_TRIGGERS.includes(name)) ||
  // It may end while the page is open, or has ended for this visitor.
  design.countdown !== undefined ||
  // Who asked to be reminded later is left alone until then.
  parts.includes('remind')

/** More of a type than may show: which of them do depends on the visitor. */
const crowded = (popups: Decided[]): Set<PopupType> => {
  const counts = new Map<PopupType, number>()
  for (const { type } of popups) counts.set(type, (counts.get(type) ?? 0) + 1)
  return new Set(
    [...counts]
      .filter(([type, count]) => count > (MOST_PER_TYPE[type] ?? Number.POSITIVE_INFINITY))
      .map(([type]) => type),
  )
}

/** Of the popups of one answer, those that it takes the targeting chunk to decide on. */
export const targetedOf = <T extends Decided>(popups: T[]): Set<T> => {
  const over = crowded(popups)
  return new Set(popups.filter((popup) => isTargeted(popup) || over.has(popup.type)))
}
