/** A number and its country, kept in step: the visitor may change either. */

import type { WidgetHost } from '../../../shared/model/widget'
import { all, on, reportRejection, type Stop } from '../../../shared/platform/dom'
import { own } from '../../../shared/platform/own'
import type { Chooser } from './chooser'
import { abroad, type DialCodes, type Region, tidy } from './number'
import { rulesOf } from './rules'

/** Where the visitor's own country is not known. */
const DEFAULT = 'US'

export interface Line {
  region(): Region
  stop: Stop
}

export const createLine = (
  input: HTMLInputElement,
  { select, show }: Chooser,
  dialCodes: DialCodes,
  host: WidgetHost,
): Line => {
  let region: Region = { country: '', dialCode: '' }
  /** As it is written in its country, but never while it is being typed. */
  const write = (): void => {
    const tidied = input.matches(':focus') ? undefined : tidy(input.value, region)
    if (!tidied) return
    if (input.value !== tidied.text) input.value = tidied.text
    region = { ...region, country: tidied.country }
    show(tidied.country)
  }
  const choose = async (country: string): Promise<void> => {
    const dialCode = own(dialCodes, country) ?? ''
    const chosen: Region = { country, dialCode, rules: dialCode === region.dialCode ? region.rules : undefined }
    region = chosen
    show(country)
    chosen.rules ??= await rulesOf(host, dialCode)
    if (region === chosen) write()
  }
  const left = (): void => {
    const country = abroad(input.value, region, dialCodes)
    if (country) {
      reportRejection(choose(country))
      host.say(select.selectedOptions[0]?.label ?? '')
    } else write()
  }
  reportRejection(choose(own(dialCodes, host.country) ? host.country : DEFAULT))
  const stops = [
    on(select, 'change', () => reportRejection(choose(select.value))),
    on(input, 'blur', left),
    on(input, 'change', left),
  ]
  return { region: () => region, stop: all(stops) }
}
