/** What a trigger is. Triggers say when; any one of them fires. */
import type { Stop } from '../platform/dom'

/**
 * Tells how far it has come, each time that changes. When `reached` comes to `needed`, the popup fires; near it, what would
 * be shown is fetched. A trigger that has no scale of its own tells 0 and 1. Returns its stop.
 */
export type Trigger<T = number> = (tell: (reached: number) => void, needed: T) => Stop

/** What is in the cart, as the store's own script or the site says it with a `wisp:cart` event on `window`. */
export interface Cart {
  /** Items, counted with their quantities. */
  count: number
  /** In the currency's smallest unit (cents). */
  value: number
  /** Ids, as the store names them. */
  products: string[]
}
