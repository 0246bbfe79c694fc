/** POST {display host}/api/display/{site key} (specification, section 7): every field by its name, empty where nothing is known. */
import type { Visit } from '../visit'

export const displayUrl = (host: string, site: string): string => `${host}/api/display/${encodeURIComponent(site)}`
export const clickUrl = (host: string, id: string): string => `${host}/api/display/click/${id}`

/** Fields whose source is not there yet, or not on this page. */
const EMPTY =
  'cookies triggers poptin_forms_id poptin_viewed_url previous_visited_pages previous_visited_pages_with_current previous_visited_pages_with_timestamp all_visited_pages wix_cart_id cart_total_items cart_total_price cart_products_ids_list cart_products_org_ids_list cancel_visitor_count'

export const displayForm = (visit: Visit, domain: string, preview: string): string => {
  const form = new URLSearchParams({
    domain,
    referrer: visit.referrer,
    previous_url: visit.previousUrl,
    cc: visit.country,
    if_mobile: `${visit.mobile}`,
    page_title: visit.title,
    origin_landing_page: visit.landingPage,
    if_page_refreshed: `${visit.reloaded}`,
    store_integration: visit.store,
    store_integration_customer_id: visit.customerId,
    preview_poptin_id: preview,
    converted_email: visit.email,
    client_id: visit.clientId,
    browser_language: visit.browserLanguage,
    operating_system: visit.operatingSystem,
  })
  for (const name of EMPTY.split(' ')) form.set(name, '')
  return `${form}`
}
