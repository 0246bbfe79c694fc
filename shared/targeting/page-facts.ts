import { pageAddress } from '../platform/page-address'
import type { Trail } from '../reporting/visit'
import { addressOf } from '../wire/visited'

/** Known on the page, and read when a rule asks for it. */
export interface PageFacts {
  /** Milliseconds since 1970, by the server's clock where the visitor's is wrong. */
  now(): number
  /** The page's address. */
  address(): string
  /** The address that the visitor came from; '' for none. */
  referrer(): string
  /** The addresses of this visit, the newest last. */
  visited(): string[]
  /** Number of this visit, from 1. */
  visits(): number
  /** What the site said of the visitor. */
  trait(name: string): unknown
}

/** Where they come from: the page, as far as they need it. */
interface Known {
  storage: { get(key: `trait.${string}`): unknown }
  visitor: { now(): number; ahead: number; trail(): Trail; visits(): number }
}

/** A page of this site is where the visitor went on, not where they came from. */
const fromOutside = (referrer: string): string => (referrer.startsWith(`${location.origin}/`) ? '' : referrer)

/** The facts of the page that this runs on. An effect that reads one runs again when it changes. */
export const pageFacts = ({ storage, visitor }: Known): PageFacts => ({
  now: () => visitor.now() + visitor.ahead,
  address: pageAddress,
  referrer: () => fromOutside(`${visitor.trail().referrer ?? ''}`),
  visited: () => visitor.trail().visited.map(addressOf),
  visits: visitor.visits,
  trait: (name) => storage.get(`trait.${name}`),
})
