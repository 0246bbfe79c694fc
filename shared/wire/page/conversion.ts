/** POST {api}/api/display/conversion/{viewer_id} (specification, section 7). */

import { BUILT_IN } from '../../model/template'
import { guard } from '../../page/platform/dom'
import { stringify } from '../../page/platform/stringify'
import { isUnvisited } from '../../page/platform/unvisited'
import type { Conversion } from '../../page/storage/records'
import type { ExtraField, Lead } from '../../page/visit/lead'
import { object, snake, yes } from '../../values/names'
import { visitedPages } from './visited'

/** Shortens URLs, so that the server does not refuse a lead for its size. */
const short = (text: unknown): string => `${text ?? ''}`.slice(0, 2000)

/** Values of free fields (`free-1` …) are wrapped in markers. */
const isFree = (name: string): boolean => name.startsWith('free-')

/** created_version defaults to 5, property_name to the name. */
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

/** In a draft, extra fields and consent are still mixed with the built-in fields. */
const unsorted = ({ fields }: Lead): ExtraField[] =>
  // Not Object.entries, which pages replace.
  [...new URLSearchParams(fields)]
    .filter(([name]) => name !== 'consent' && !BUILT_IN.includes(name))
    .map(([name, value]) => ({ id: name, type: 'text', name, placeholder: '', value, property: '' }))

export const conversionUrl = ({ host, popup }: Conversion): string =>
  `${host}/api/display/conversion/${encodeURIComponent(popup.viewerId)}${isUnvisited() ? '?preview' : ''}`

export const conversionForm = ({ popup, visit, lead, trigger, viewId }: Conversion): URLSearchParams => {
  const form = new URLSearchParams({
    url: short(visit.url),
    p_target: popup.target,
    checkbox_checked: `${lead.consent ?? (lead.fields.consent === undefined ? '' : Boolean(lead.fields.consent))}`,
    referrer: short(visit.referrer),
    previous_url: short(visit.previousUrl),
    trigger: snake(trigger),
    poptin_id: popup.id,
    title: short(visit.title),
    client_id: visit.clientId,
    visitor: visit.mobile ? 'mobile' : 'desktop',
    facebook_messanger_data_ref: lead.messengerRef ?? '',
    // A corrupt history must not prevent sending the lead.
    ...guard(() => visitedPages(visit)),
    store_integration: visit.store,
    store_integration_customer_id: visit.customerId,
    browser_language: visit.browserLanguage,
    operating_system: visit.operatingSystem,
    last_converted_email: visit.email,
    newExtraFields: stringify([...lead.extraFields, ...unsorted(lead)].map(extra)),
    leader_request_cookie: '',
    extra_button: lead.button ?? '',
    coupon: lead.coupon ?? '',
    prize_id: lead.prizeId ?? '',
    poptin_view_id: viewId,
    // Our own fields, not in the specification.
    submission_id: lead.submissionId,
    elapsed: `${lead.elapsed}`,
    trap: lead.trap,
    gestures: `${lead.gestures ?? ''}`,
    unsure: `${lead.unsure ?? ''}`,
  })
  // Own names: of the built-in fields.
  for (const name of BUILT_IN) {
    const value = lead.fields[name] ?? ''
    // Empty dates are omitted (specification, section 5).
    if (value || name !== 'birthday') form.set(snake(name), value)
  }
  return form
}

interface ConversionAnswer {
  /** '' if the server did not accept the lead. */
  conversionId: string
  /** The site's HTML, which runs only if the site allows it. */
  code: string
}

export const decodeConversion = ({
  success,
  conversion_id,
  integration,
}: Record<string, unknown>): ConversionAnswer => ({
  conversionId: yes(success) && /string|number/.test(typeof conversion_id) ? `${conversion_id}` : '',
  code: String(object(integration).conversion_code ?? ''),
})
