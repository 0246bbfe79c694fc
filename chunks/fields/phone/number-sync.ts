/** Keeps a number and its country in sync: the visitor may change either. */

import type { WidgetHost } from '../../../shared/model/widget'
import { all, on, reportRejection, type Stop } from '../../../shared/platform/dom'
import { own } from '../../../shared/platform/own'
import type { CountrySelect } from './country-select'
import { type DialCodes, foreignCountry, formatNational, type Region } from './number'
import { loadRules } from './rules'

/** Used if the visitor's country is unknown. */
const DEFAULT_COUNTRY = 'US'

export interface NumberSync {
  region(): Region
  stop: Stop
}

export const createNumberSync = (
  input: HTMLInputElement,
  { select, show }: CountrySelect,
  dialCodes: DialCodes,
  host: WidgetHost,
): NumberSync => {
  let region: Region = { country: '', dialCode: '' }
  /** Formats the number as in its country, but not while the field has the focus. */
  const format = (): void => {
    const formatted = input.matches(':focus') ? undefined : formatNational(input.value, region)
    if (!formatted) return
    if (input.value !== formatted.text) input.value = formatted.text
    region = { ...region, country: formatted.country }
    show(formatted.country)
  }
  const choose = async (country: string): Promise<void> => {
    const dialCode = own(dialCodes, country) ?? ''
    const chosen: Region = { country, dialCode, rules: dialCode === region.dialCode ? region.rules : undefined }
    region = chosen
    show(country)
    chosen.rules ??= await loadRules(host, dialCode)
    if (region === chosen) format()
  }
  const onBlur = (): void => {
    const country = foreignCountry(input.value, region, dialCodes)
    if (country) {
      reportRejection(choose(country))
      host.say(select.selectedOptions[0]?.label ?? '')
    } else format()
  }
  reportRejection(choose(own(dialCodes, host.country) ? host.country : DEFAULT_COUNTRY))
  const stops = [
    on(select, 'change', () => reportRejection(choose(select.value))),
    on(input, 'blur', onBlur),
    on(input, 'change', onBlur),
  ]
  return { region: () => region, stop: all(stops) }
}
