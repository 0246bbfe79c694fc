/** What a rule is, and what it may look at. Rules say whether a popup may show; all must agree. */

import type { Trail } from '../reporting/visit'
import type { Campaign } from './campaign'
import type { Mark } from './mark'
import type { Marker } from './storage-schema'

/** Anything true when it objects. Pure: it looks at its arguments alone. Its name is the reason; the inspector has the words. */
export type Rule = (popup: Campaign, visitor: Visitor) => unknown

/** By name, in the order they are asked. */
export type Rules = Record<string, Rule>

export interface Visitor {
  /** Milliseconds since 1970. Read in an effect, it is a signal that `tick` moves on. */
  now(): number
  /** Something has happened: what was decided by the time, or by facts of the page, is decided again. */
  tick(): void
  /** Number of this visit, from 1. */
  visits(): number
  mobile: boolean
  /** The way here. */
  trail(): Trail
  /** Names this browser; where nothing may be kept, this page alone. */
  clientId(): string
  /** Of a popup, or of its A/B parent: see `Campaign.key`. */
  marker(mark: Mark, key: string): Marker | undefined
}
