import type { Targeting } from '../../targeting/popup-targeting'
import { LIVE_RULES, type LiveTargeting } from '../../targeting/table'

const NAMES = Object.keys(LIVE_RULES) as (keyof LiveTargeting)[]

/** Our own field, not in the specification: what is decided on the page; undefined if there is nothing. */
export const encodeLive = (targeting: Targeting = {}): LiveTargeting | undefined => {
  const setNames = NAMES.filter((name) => targeting[name] !== undefined)
  return setNames.length ? Object.fromEntries(setNames.map((name) => [name, targeting[name]])) : undefined
}
