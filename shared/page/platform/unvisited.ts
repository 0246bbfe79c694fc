import { tried } from './dom'
import { isDriven } from './program'
import { globalNamed } from './safe-dom'

/**
 * True if nobody visits this page: a program drives the browser, or Shopify's theme editor shows it. What shows is not
 * counted. The server knows other editors by the address of the page.
 */
export const isUnvisited = (): boolean | undefined =>
  isDriven() || tried(() => (globalNamed('Shopify') as { designMode?: boolean } | undefined)?.designMode)
