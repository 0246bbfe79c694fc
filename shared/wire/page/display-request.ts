/** POST {display host}/api/display/{site key} (specification, section 7). All fields are sent, empty if unknown. */

import type { Page } from '../../page/model/page'
import { bare } from '../../page/platform/safe-dom'
import { MARKS } from '../../targeting/page-facts'
import { NO_STORE } from './store-fields'
import { visitedPages } from './visited'

// The query is DRAWN (../addresses.ts), written out: a constant would cost wisp.js some bytes.
export const displayUrl = (page: Page): string => `${page.host}/api/display/${encodeURIComponent(page.site)}?drawn`
export const clickUrl = (page: Pick<Page, 'host'>, id: string): string => `${page.host}/api/display/click/${id}?drawn`

/** Lists are joined by line breaks; markers of popups are named as in storage (`seen.ID`). */
export const displayForm = ({ preview, storage, store, visitor }: Page, again: boolean): URLSearchParams => {
  const trail = visitor.trail()
  /** Sent only if storing is allowed, and only if it is text: storage may contain anything. */
  const storedFact = (fact: 'country' | 'customer' | 'email' | 'store'): string => {
    const storedValue = storage.allowed() && storage.get(fact)
    return typeof storedValue === 'string' ? storedValue : ''
  }
  // In this order the file compresses best.
  const form = new URLSearchParams({
    referrer: trail.referrer,
    if_mobile: visitor.mobile,
    // Our own field: a program drives this browser.
    webdriver: navigator.webdriver,
    if_page_refreshed: trail.reloaded,
    cookies: [...trail.flags, ...MARKS.flatMap((mark) => storage.keys(`${mark}.`))].join('\n'),
    page_title: bare(document, 'title'),
    ...visitedPages(trail),
    previous_url: trail.previousUrl,
    // Sent only if storing is allowed. 0: it is, and the browser asks for privacy, so there is no id.
    client_id: storage.allowed() ? visitor.clientId() || 0 : '',
    store_integration: store,
    preview_poptin_id: preview,
    browser_language: navigator.language,
    operating_system: navigator.platform,
    poptin_viewed_url: storage
      .keys('seen.')
      .map((key) => `${key.slice(5)} ${storage.get(key)?.url}`)
      .join('\n'),
    domain: location.hostname,
    converted_email: storedFact('email'),
    cc: storedFact('country'),
    cancel_visitor_count: again,
    store_integration_customer_id: storedFact('customer'),
    // A form makes a text of each.
  } as Record<string, unknown> as Record<string, string>)
  // The store's chunk keeps its fields as they are sent.
  return new URLSearchParams(`${storedFact('store') || NO_STORE}&${form}`)
}
