import { isTestHost } from '../../model/test-hosts'
import { tried } from './dom'
import { globalNamed } from './safe-dom'

/** True if a program drives this browser, as it says itself. On a page that is kept for tests it is a test of the owner's own. */
export const isDriven = (): boolean => navigator.webdriver && !isTestHost(location.hostname)

/**
 * True if nobody visits this page: a program drives the browser, or Shopify's theme editor shows it. What shows is not
 * counted. The server knows other editors by the address of the page.
 */
export const isUnvisited = (): boolean | undefined =>
  isDriven() || tried(() => (globalNamed('Shopify') as { designMode?: boolean } | undefined)?.designMode)
