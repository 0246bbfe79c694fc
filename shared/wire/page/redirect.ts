/** The redirect after a conversion: in design_properties and two other fields (specification, sections 3 and 4). */

import type { Redirect } from '../../model/design'
import type { WirePopup } from '../../model/popup'
import { BUILT_IN } from '../../model/template'
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

export interface Parameter {
  name: string
  value: string
  isHidden: boolean
}

/**
 * The lead as URL parameters: names as in the conversion call, in lower case.
 * @param hiddenNames of the form's hidden fields, which the lead does not tell of built-in ones
 */
export const parametersOf = (
  { fields, extraFields }: Pick<Lead, 'fields' | 'extraFields'>,
  hiddenNames: string[],
): Parameter[] =>
  [
    // Own names: of the built-in fields.
    ...BUILT_IN.map((name) => ({ name: snake(name), value: fields[name] ?? '', isHidden: hiddenNames.includes(name) })),
    ...extraFields.map(({ name, value, type }) => ({ name: name.toLowerCase(), value, isHidden: type === 'hidden' })),
  ].filter(({ value }) => value.trim())
