/**
 * An international phone number: its country's dial code before it, written as in that country once it has been typed, and judged
 * by that country's rules, which are fetched one dial code at a time. What cannot be fetched is not judged.
 */

import type { Enhance } from '../../../shared/model/widget'
import { all, on, reportRejection, type Stop } from '../../../shared/platform/dom'
import '../dropdown/dropdown.css'
import { createChooser } from './chooser'
import { createLine, type Line } from './line'
import { complaint, submitted } from './number'
import './phone.css'
import { dialCodesOf } from './rules'

interface Select {
  enhance: Enhance<HTMLSelectElement>
}

/** At once for an empty field: what is typed already moves only together with something that the visitor does. */
const whenFree = (input: HTMLInputElement, action: () => void): Stop => {
  if (!input.value) {
    action()
    return () => {}
  }
  const free = (): void => {
    stop()
    action()
  }
  const stop = all([on(input, 'input', free), on(input, 'blur', free)])
  return stop
}

export const enhance: Enhance<HTMLInputElement> = (input, host) => {
  const stops: Stop[] = []
  let line: Line | undefined
  let over = false
  const setUp = async (): Promise<void> => {
    const dialCodes = await dialCodesOf(host)
    if (over) return
    host.adopt(import.meta.wispCss)
    const chooser = createChooser(dialCodes, host.language)
    line = createLine(input, chooser, dialCodes, host)
    stops.push(line.stop)
    const place = async (): Promise<void> => {
      stops.push(chooser.place(input))
      // The browser's own list of countries does where this does not come.
      const { enhance } = await host.load<Select>('select')
      if (!over) stops.push(enhance(chooser.select, host).stop)
    }
    stops.push(whenFree(input, () => reportRejection(place())))
  }
  reportRejection(setUp())
  return {
    check: () => line && complaint(input.value, line.region()),
    value: () => line && submitted(input.value, line.region()),
    stop() {
      over = true
      all(stops)()
    },
  }
}
