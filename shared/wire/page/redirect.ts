/** The redirect after a conversion: in design_properties and two other fields (specification, sections 3 and 4). */

import type { Redirect } from '../../model/design'
import { BUILT_IN } from '../../model/fields'
import type { WirePopup } from '../../model/popup'
import type { Lead } from '../../page/visit/lead'
import { object, snake, yes } from '../../values/names'

/** The raw URL, from either field; decodeRedirect validates it. */
const addressOf = ({ design_properties, redirect_url }: WirePopup): unknown =>
  object(design_properties).poptin_design_redirect_url || redirect_url

/** True if the redirect chunk may be needed. */
export const mayRedirect = (popup: WirePopup): boolean => Boolean(addressOf(popup))

/** undefined if the switch is off. Servers without a switch mean a redirect when they send a URL. */
export const decodeRedirect = (popup: WirePopup): Redirect | undefined => {
  const design = object(popup.design_properties)
  const url = `${addressOf(popup) || ''}`.trim()
  if (!url || !yes(design.poptin_design_redirect ?? true)) return
  return {
    url,
    newTab: /blank|new/.test(`${popup.redirect_target}`),
    sendFormData: yes(design.poptin_design_redirect_send_form_data),
  }
}

/** The lead as URL parameters: names as in the conversion call, in lower case. */
export const parametersOf = ({ fields, extraFields }: Pick<Lead, 'fields' | 'extraFields'>): [string, string][] => {
  const named: [string, string][] = [
    // Own names: of the built-in fields.
    ...BUILT_IN.map((name): [string, string] => [snake(name), fields[name] ?? '']),
    ...extraFields.map(({ name, value }): [string, string] => [name.toLowerCase(), value]),
  ]
  return named.filter(([, value]) => value.trim())
}
