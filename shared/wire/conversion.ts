/** POST {api}/api/display/conversion/{viewer_id} (specification, section 7). */
import type { ExtraField, Lead, Popup } from '../popup'
import type { Visit } from '../visit'
import { object, snake, yes } from './names'

/** Built-in fields, ours → theirs. Any other field is an extra field. */
export const BUILT_IN: Record<string, string> = {
  firstName: 'first_name',
  lastName: 'last_name',
  name: 'name',
  email: 'email',
  phone: 'phone',
  message: 'message',
  gender: 'gender',
  country: 'country',
  state: 'state',
  city: 'city',
  address: 'address',
  zip: 'zip_postal_code',
  birthday: 'birthday',
  preferences: 'preferences',
}

/** created_version is 5 unless a field says otherwise; property_name is the name unless it has one. */
const extra = ({ id, type, name, placeholder, value, property }: ExtraField) => ({
  id,
  type,
  name,
  placeholder,
  value,
  created_as: type,
  created_version: 5,
  property_name: property || name,
})

export const conversionUrl = (api: string, popup: Popup): string =>
  `${api}/api/display/conversion/${encodeURIComponent(popup.viewerId)}`

export const conversionForm = (popup: Popup, visit: Visit, lead: Lead, trigger: string, viewId: string): string => {
  const form = new URLSearchParams({
    url: visit.url,
    p_target: popup.target,
    checkbox_checked: lead.consent === undefined ? '' : `${lead.consent}`,
    referrer: visit.referrer,
    previous_url: visit.previousUrl,
    trigger: snake(trigger),
    poptin_id: popup.id,
    title: visit.title,
    client_id: visit.clientId,
    visitor: visit.mobile ? 'mobile' : 'desktop',
    facebook_messanger_data_ref: '',
    origin_landing_page: visit.landingPage,
    previous_visited_pages: '',
    previous_visited_pages_with_current: '',
    previous_visited_pages_with_timestamp: '',
    all_visited_pages: '',
    store_integration: visit.store,
    store_integration_customer_id: visit.customerId,
    browser_language: visit.browserLanguage,
    operating_system: visit.operatingSystem,
    last_converted_email: visit.email,
    newExtraFields: JSON.stringify(lead.extraFields.map(extra)),
    leader_request_cookie: '',
    extra_button: '',
    coupon: '',
    poptin_view_id: viewId,
    // Ours, beside the specification's.
    submission_id: lead.submissionId,
    elapsed: `${lead.elapsed}`,
    trap: lead.trap,
  })
  for (const [ours, theirs] of Object.entries(BUILT_IN)) form.set(theirs, lead.fields[ours] ?? '')
  return `${form}`
}

export interface ConversionAnswer {
  success: boolean
  conversionId: string
  /** Markup of the site's own; runs only where the site allows it. */
  code: string
}

export const decodeConversion = (raw: Record<string, unknown>): ConversionAnswer => ({
  success: yes(raw.success),
  conversionId: String(raw.conversion_id ?? ''),
  code: String(object(raw.integration).conversion_code ?? ''),
})
