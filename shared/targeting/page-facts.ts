import type { Page } from '../model/page'
import { pageAddress } from '../platform/page-address'
import { addressOf } from '../wire/visited'
import type { PageFacts } from './facts'

/** A page of this site is where the visitor went on, not where they came from. */
const fromOutside = (referrer: string): string => (referrer.startsWith(`${location.origin}/`) ? '' : referrer)

/** The facts of the page that this runs on. An effect that reads one runs again when it changes. */
export const pageFacts = ({ storage, visitor }: Pick<Page, 'storage' | 'visitor'>): PageFacts => ({
  now: visitor.now,
  address: pageAddress,
  referrer: () => fromOutside(`${visitor.trail().referrer ?? ''}`),
  visited: () => visitor.trail().visited.map(addressOf),
  visits: visitor.visits,
  trait: (name) => storage.get(`trait.${name}`),
})
