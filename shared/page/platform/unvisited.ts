import { isTestHost } from '../../model/test-hosts'
import { tried } from './dom'
import { globalNamed } from './safe-dom'

/**
 * True if nobody visits this page: a program drives the browser, or Shopify's theme editor shows it. Popups show, and
 * are not counted. The server knows other editors by the address of the page.
 */
export const isUnvisited = (): boolean | undefined =>
  (navigator.webdriver && !isTestHost(location.hostname)) ||
  tried(() => (globalNamed('Shopify') as { designMode?: boolean } | undefined)?.designMode)
