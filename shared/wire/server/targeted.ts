/** Which popups the loader can decide on by itself, so that a page without others is spared the targeting chunk. */
import type { PopupDefinition, PopupType, Triggers } from '../../popup'

/** Triggers that every page has at hand. */
export const COMMON_TRIGGERS: (keyof Triggers)[] = ['exitIntent', 'timeDelay', 'scrollPercent']

/** They have a rule or a trigger of their type's own: for phones alone; once its place on the page is there. */
const TYPES: PopupType[] = ['mobile', 'embedded']

type Decided = Pick<PopupDefinition, 'type' | 'triggers' | 'targeting' | 'design'>

export const isTargeted = ({ type, triggers, targeting = {}, design }: Decided): boolean =>
  TYPES.includes(type) ||
  Object.keys(targeting).length > 0 ||
  Object.keys(triggers).some((name) => !COMMON_TRIGGERS.includes(name as keyof Triggers)) ||
  // It may end while the page is open.
  design.countdown?.end !== undefined
