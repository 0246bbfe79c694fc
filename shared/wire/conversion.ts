/** POST {api}/api/display/conversion/{viewer_id} (specification, section 7). */
import { guard } from '../dom'
import { BUILT_IN } from '../fields'
import type { Conversion, ExtraField } from '../reporting'
import { stringify } from '../stringify'
import { object, snake, yes } from './names'
import { visitedPages } from './visited'

/** A lead must not be refused for the length of an address. */
const short = (text: unknown): string => `${text ?? ''}`.slice(0, 2000)

/** Free fields, `free-1` say, carry their value in markers (decisions.md, forms and leads). */
const isFree = (name: string): boolean => name.startsWith('free-')

/** created_version is 5 unless a field says otherwise; property_name is the name unless it has one. */
const extra = ({ id, type, name, placeholder, value, property, createdAs, version }: ExtraField) => ({
  id,
  type,
  name,
  placeholder,
  value: isFree(name) ? `a:${value}b:` : value,
  created_as: createdAs || type,
  created_version: Number(version) || 5,
  property_name: property || name,
})

export const conversionUrl = ({ host, popup }: Conversion): string =>
  `${host}/api/display/conversion/${encodeURIComponent(popup.viewerId)}`

export const conversionForm = ({ popup, visit, lead, trigger, viewId }: Conversion): URLSearchParams => {
  const form = new URLSearchParams({
    url: short(visit.url),
    p_target: popup.target,
    checkbox_checked: lead.consent === undefined ? '' : `${lead.consent}`,
    referrer: short(visit.referrer),
    previous_url: short(visit.previousUrl),
    trigger: snake(trigger),
    poptin_id: popup.id,
    title: short(visit.title),
    client_id: visit.clientId,
    visitor: visit.mobile ? 'mobile' : 'desktop',
    facebook_messanger_data_ref: lead.messengerRef ?? '',
    // What is odd in the history must not cost the lead.
    ...guard(() => visitedPages(visit)),
    store_integration: visit.store,
    store_integration_customer_id: visit.customerId,
    browser_language: visit.browserLanguage,
    operating_system: visit.operatingSystem,
    last_converted_email: visit.email,
    newExtraFields: stringify(lead.extraFields.map(extra)),
    leader_request_cookie: '',
    extra_button: lead.button ?? '',
    coupon: lead.coupon ?? '',
    prize_id: lead.prizeId ?? '',
    poptin_view_id: viewId,
    // Ours, beside the specification's.
    submission_id: lead.submissionId,
    elapsed: `${lead.elapsed}`,
    trap: lead.trap,
  })
  // Own names: the built-in ones.
  for (const name of BUILT_IN) {
    const value = lead.fields[name] ?? ''
    // Empty dates are left out (specification, section 5).
    if (value || name !== 'birthday') form.set(snake(name), value)
  }
  return form
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
