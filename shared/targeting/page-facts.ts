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
  /** The site's word on the visitor. */
  trait(name: string): unknown
}

/** The browser's memory of a popup. */
export const MARKS = ['seen', 'closed', 'converted'] as const
export type Mark = (typeof MARKS)[number]
