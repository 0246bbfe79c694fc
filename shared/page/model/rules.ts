/** Rules, and the facts that they may look at. Rules say whether a popup may show; all of them must agree. */

import type { Mark } from '../../targeting/page-facts'
import type { Marker } from '../storage/storage-schema'
import type { Trail } from '../visit/visit'
import type { Campaign } from './campaign'

/**
 * Returns anything truthy to object. Pure: it looks only at its arguments. Its name is the reason; the inspector has
 * the words.
 */
export type Rule = (popup: Campaign, visitor: Visitor) => unknown

/** Rules by name, in the order in which they are asked. */
export type Rules = Record<string, Rule>

export interface Visitor {
  /** Milliseconds since 1970. An effect that asks for it runs again at each `tick`. */
  now(): number
  /** Milliseconds by which the answer said that it is later; NaN if it did not say. Read it by `clockLag`. */
  ahead?: number
  /** Something has happened, so decisions that depend on time or on facts of the page are made again. */
  tick(): void
  /** Number of this visit, from 1. */
  visits(): number
  mobile: boolean
  /** The visitor's way to this page. */
  trail(): Trail
  /** Identifies this browser, or only this page if nothing may be stored; '' if the browser asks for privacy. */
  clientId(): string
  /**
   * The marker of a popup or of its A/B test: see `Campaign.key`. One from the future, made while the clock was wrong,
   * counts as none.
   */
  marker(mark: Mark, key: string): Marker | undefined
}
