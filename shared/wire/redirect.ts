/** Where a conversion leads: of design_properties, and two fields beside them (specification, sections 3 and 4). */

import type { Redirect } from '../model/design'
import { BUILT_IN } from '../model/fields'
import type { WirePopup } from '../model/popup'
import type { Lead } from '../reporting/lead'
import { object, snake, yes } from './names'

/** Of design_properties or beside them; what it is worth, `decodeRedirect` tells. */
const addressOf = ({ design_properties, redirect_url }: WirePopup): unknown =>
  object(design_properties).poptin_design_redirect_url || redirect_url

/** Whether it is worth fetching what leads there. */
export const mayRedirect = (popup: WirePopup): boolean => Boolean(addressOf(popup))

/** Off where the switch is; a server that has no switch means it by giving an address. */
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

/** What was typed, as an address passes it on: under the names of the conversion call, in lower case. */
export const parametersOf = ({ fields, extraFields }: Pick<Lead, 'fields' | 'extraFields'>): [string, string][] => {
  const named: [string, string][] = [
    // Own names: the built-in ones.
    ...BUILT_IN.map((name): [string, string] => [snake(name), fields[name] ?? '']),
    ...extraFields.map(({ name, value }): [string, string] => [name.toLowerCase(), value]),
  ]
  return named.filter(([, value]) => value.trim())
}
