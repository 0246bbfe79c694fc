import { CALM_SPANS, type Calm } from '../../model/calm'
import type { WirePopup } from '../../model/popup'
import { object } from '../../values/names'
import { own } from '../../values/own'
import { CALM_MARK } from '../calm'

/** Our own field, not in the specification. A number that is none is left out. */
export const decodeCalm = (raw: unknown): Calm => {
  const fields = object(raw)
  return Object.fromEntries(
    [...CALM_SPANS, 'pause'].flatMap((name) => {
      const value = own(fields, name)
      return typeof value === 'number' && value > 0 ? [[name, value]] : []
    }),
  )
}

/** True for a popup without any other rule on what may change while the page is open. */
export const isCalmOnly = ({ live }: WirePopup): boolean => Object.keys(object(live)).join() === CALM_MARK
