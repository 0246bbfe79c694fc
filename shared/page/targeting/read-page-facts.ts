import type { PageFacts } from '../../targeting/page-facts'
import { clockLag } from '../platform/clock-lag'
import { pageAddress } from '../platform/page-address'
import { addressOf, type Trail } from '../visit/visit'

/** The parts of the page from which the facts are read. */
interface FactSources {
  storage: { get(key: `trait.${string}`): unknown }
  visitor: { now(): number; ahead?: number; trail(): Trail; visits(): number }
}

/** A page of this site is where the visitor went on, not where they came from. */
const fromOutside = (referrer: string): string => (referrer.startsWith(`${location.origin}/`) ? '' : referrer)

/** The facts of the page that this runs on. An effect that reads one runs again when it changes. */
export const pageFacts = ({ storage, visitor }: FactSources): PageFacts => ({
  now: () => visitor.now() + clockLag(visitor),
  address: pageAddress,
  referrer: () => fromOutside(`${visitor.trail().referrer ?? ''}`),
  visited: () => visitor.trail().visited.map(addressOf),
  visits: visitor.visits,
  trait: (name) => storage.get(`trait.${name}`),
})
