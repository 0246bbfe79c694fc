/** POST {display host}/api/display/{site key} (specification, section 7). All fields are sent, empty if unknown. */

import type { Page } from '../../page/model/page'
import { bare } from '../../page/platform/safe-dom'
import { MARKS } from '../../targeting/mark'
import { NO_STORE } from './store-fields'
import { visitedPages } from './visited'

// The query is CAMPAIGNS (../addresses.ts), written out: a constant would cost wisp.js some bytes.
export const displayUrl = (page: Page): string => `${page.host}/api/display/${encodeURIComponent(page.site)}?campaigns`
export const clickUrl = (page: Pick<Page, 'host'>, id: string): string =>
  `${page.host}/api/display/click/${id}?campaigns`

/** Lists are joined by line breaks; markers of popups are named as in storage (`seen.ID`). */
export const displayForm = ({ preview, storage, store, visitor }: Page, again: boolean): URLSearchParams => {
  const trail = visitor.trail()
  /** Sent only if storing is allowed, and only if it is text: storage may contain anything. */
  const storedFact = (fact: 'country' | 'customer' | 'email' | 'store'): string => {
    const stored = storage.allowed() && storage.get(fact)
    return typeof stored === 'string' ? stored : ''
  }
  const form = new URLSearchParams({
    domain: location.hostname,
    referrer: trail.referrer,
    previous_url: trail.previousUrl,
    cookies: [...trail.flags, ...MARKS.flatMap((mark) => storage.keys(`${mark}.`))].join('\n'),
    cc: storedFact('country'),
    if_mobile: visitor.mobile,
    page_title: bare(document, 'title'),
    if_page_refreshed: trail.reloaded,
    poptin_viewed_url: storage
      .keys('seen.')
      .map((key) => `${key.slice(5)} ${storage.get(key)?.url}`)
      .join('\n'),
    ...visitedPages(trail),
    store_integration: store,
    store_integration_customer_id: storedFact('customer'),
    preview_poptin_id: preview,
    cancel_visitor_count: again,
    converted_email: storedFact('email'),
    // The client id is sent only if storing is allowed.
    client_id: storage.allowed() ? visitor.clientId() : '',
    browser_language: navigator.language,
    operating_system: navigator.platform,
    // A form makes a text of each.
  } as Record<string, unknown> as Record<string, string>)
  // The store's chunk keeps its fields as they are sent.
  return new URLSearchParams(`${storedFact('store') || NO_STORE}&${form}`)
}
