/**
 * An international phone field: shows the dial code, formats the number as in its country on blur, and validates it by
 * that country's rules, which are loaded per dial code. If they cannot be loaded, the number is accepted.
 */

import type { Enhance } from '../../../shared/page/forms/widget'
import { all, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import '../dropdown/dropdown.css'
import { createCountrySelect } from './country-select'
import { numberProblem, submittedNumber } from './number'
import { createNumberSync, type NumberSync } from './number-sync'
import './phone.css'
import { loadDialCodes } from './rules'

interface SelectChunk {
  enhance: Enhance<HTMLSelectElement>
}

/** Runs `action` at once if the field is empty. Typed text would shift, so then it waits for the next input or blur. */
const whenSafeToShift = (input: HTMLInputElement, action: () => void): Stop => {
  if (!input.value) {
    action()
    return () => {}
  }
  const run = (): void => {
    stop()
    action()
  }
  const stop = all([on(input, 'input', run), on(input, 'blur', run)])
  return stop
}

export const enhance: Enhance<HTMLInputElement> = (input, host) => {
  const stops: Stop[] = []
  let numberSync: NumberSync | undefined
  let stopped = false
  const setUp = async (): Promise<void> => {
    const dialCodes = await loadDialCodes(host)
    if (stopped) return
    host.adopt(import.meta.wispCss)
    const countrySelect = createCountrySelect(dialCodes, host.language, host.words.country)
    numberSync = createNumberSync(input, countrySelect, dialCodes, host)
    stops.push(numberSync.stop)
    const showCountries = async (): Promise<void> => {
      stops.push(countrySelect.place(input))
      // If the select widget cannot be loaded, the native select stays.
      const { enhance } = await host.load<SelectChunk>('select')
      if (!stopped) stops.push(enhance(countrySelect.select, host).stop)
    }
    stops.push(whenSafeToShift(input, () => reportRejection(showCountries())))
  }
  let settingUp: Promise<void> | undefined = setUp()
  const settled = (): void => {
    settingUp = undefined
  }
  reportRejection(settingUp)
  settingUp.then(settled, settled)
  return {
    ready: () => settingUp?.then(() => numberSync?.ready()) ?? numberSync?.ready(),
    check: () => numberSync && numberProblem(input.value, numberSync.region()),
    value: () => numberSync && submittedNumber(input.value, numberSync.region()),
    stop() {
      stopped = true
      all(stops)()
    },
  }
}
