/** Keeps a number and its country in sync: the visitor may change either. */

import type { WidgetHost } from '../../../shared/model/widget'
import { all, on, reportRejection, type Stop } from '../../../shared/platform/dom'
import { own } from '../../../shared/platform/own'
import type { CountrySelect } from './country-select'
import { type DialCodes, dialledAbroad, foreignCountry, formatNational, type Region } from './number'
import { loadRules } from './rules'

/** Used if the visitor's country is unknown. */
const DEFAULT_COUNTRY = 'US'

export interface NumberSync {
  region(): Region
  /** Resolves once the rules of the number's country are there, or cannot be had; undefined if they are. */
  ready(): Promise<unknown> | undefined
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
  let loading: Promise<void> | undefined
  const loadFor = async (country: string): Promise<void> => {
    const dialCode = own(dialCodes, country) ?? ''
    const chosen: Region = { country, dialCode, rules: dialCode === region.dialCode ? region.rules : undefined }
    region = chosen
    show(country)
    chosen.rules ??= await loadRules(host, dialCode)
    if (region === chosen) format()
  }
  const choose = (country: string): Promise<void> => {
    const load = loadFor(country)
    const settled = load
      .catch(() => {})
      .then(() => {
        if (loading === settled) loading = undefined
      })
    loading = settled
    return load
  }
  /** The form may be sent from within the field, by Enter. */
  const followNumber = (): boolean => {
    const abroad = dialledAbroad(input.value, region, dialCodes)
    if (abroad) input.value = abroad
    const country = foreignCountry(input.value, region, dialCodes)
    if (country) reportRejection(choose(country))
    return Boolean(country)
  }
  const onBlur = (): void => {
    if (followNumber()) host.say(select.selectedOptions[0]?.label ?? '')
    else format()
  }
  /** What a country dials before numbers of others is among its rules. */
  const ready = (): Promise<unknown> | undefined => {
    followNumber()
    return loading?.then(ready)
  }
  reportRejection(choose(own(dialCodes, host.country) ? host.country : DEFAULT_COUNTRY))
  const stops = [
    on(select, 'change', () => reportRejection(choose(select.value))),
    on(input, 'blur', onBlur),
    on(input, 'change', onBlur),
  ]
  return {
    region: () => region,
    ready,
    stop: all(stops),
  }
}
