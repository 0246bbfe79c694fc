import { globalNamed } from './safe-dom'

/**
 * Names reserved for tests (RFC 2606, RFC 6761), IP addresses, and pages without a host: programs there are the owner's own
 * tests.
 */
const OF_TESTS = /(^|\.)(localhost|test|local|invalid|example(\.\w+)?|)$|[\d\]]$/

/**
 * True if nobody visits this page: a program drives the browser, or Shopify's theme editor shows it. Popups show, and
 * are not counted. The server knows other editors by the address of the page.
 */
export const isUnvisited = (): boolean | undefined =>
  (navigator.webdriver && !OF_TESTS.test(location.hostname)) ||
  (globalNamed('Shopify') as { designMode?: boolean } | undefined)?.designMode
