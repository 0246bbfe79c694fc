/** Keeps a number and its country in sync: the visitor may change either. */

import type { WidgetHost } from '../../../shared/page/forms/widget'
import { all, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { own } from '../../../shared/values/own'
import type { CountrySelect } from './country-select'
import {
  beginsWith00,
  type DialCodes,
  dialledAbroad,
  foreignCountry,
  formatNational,
  type Readings,
  type Region,
  readingsOf,
} from './number'
import { createPending, isOwnReading } from './readings'
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
  const pending = createPending()
  const loadFor = async (country: string): Promise<void> => {
    const dialCode = own(dialCodes, country) ?? ''
    const nextRegion: Region = { country, dialCode, rules: dialCode === region.dialCode ? region.rules : undefined }
    region = nextRegion
    show(country)
    nextRegion.rules ??= await loadRules(host, dialCode)
    if (region === nextRegion && !input.matches(':focus')) onBlur()
  }
  const choose = (country: string): Promise<void> => {
    const load = loadFor(country)
    pending.add(load)
    return load
  }
  /** The text whose readings have been compared. */
  let compared = ''
  const compare = async (text: string, readings: Readings): Promise<void> => {
    const isOwn = await isOwnReading(readings, dialCodes, host)
    if (input.value !== text) return
    compared = text
    if (isOwn) input.value = readings.own
    onBlur()
  }
  /** The form may be sent from within the field, by Enter. */
  const followNumber = (): boolean => {
    const text = input.value
    // The rules of the country, which say what it dials in place of a plus, are still on their way.
    if (pending.now() && !region.rules && beginsWith00(text)) return false
    const readings = text === compared ? undefined : readingsOf(text, region, dialCodes)
    if (readings) {
      pending.add(compare(text, readings).finally(() => (compared = text)))
      return false
    }
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
  /** Resolves once the number has been read by the rules of its country, which say what is dialled before foreign numbers. */
  const ready = (): Promise<unknown> | undefined => {
    followNumber()
    return pending.now()?.then(ready)
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
