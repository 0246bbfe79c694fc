import type { Product } from '../../../shared/wire/server/products'
import { Invalid, type Problem } from '../../lib/invalid'

export interface Catalogue {
  /** ISO 4217. */
  currency: string
  products: Product[]
}

/** Facts that a store's own export does not say. */
export interface Missing {
  /** ISO 4217. */
  currency: string
  /** Address of the shop, without a slash at the end; '': links stay relative. */
  shop: string
}

export type LineProblem = Problem & { line: number }

/** Throws all problems at once, in the order of the lines. */
export const refuseProblems = (file: string, problems: LineProblem[]): void => {
  if (problems.length)
    throw new Invalid(problems.sort((a, b) => a.line - b.line).map((problem) => ({ ...problem, file })))
}

/** Address of a product in a Shopify store. */
export const productUrl = (shop: string, handle: string): string => `${shop}/products/${encodeURIComponent(handle)}`

/** Stores write some addresses without `https:`. */
export const absolute = (address: string): string => (address.startsWith('//') ? `https:${address}` : address)
