import { CALM_MARK, CALM_MARKS, CALM_SPANS, type Calm } from '../../model/calm'
import type { WirePopup } from '../../model/popup'
import type { Settings } from '../../page/model/page'
import { object } from '../../values/names'
import { own } from '../../values/own'

/** Our own field, not in the specification. A number that is none is left out. */
export const decodeCalm = (raw: unknown): Calm => {
  const fields = object(raw)
  const limits = [...CALM_SPANS, 'pause'].flatMap((name) => {
    const value = own(fields, name)
    return typeof value === 'number' && value > 0 ? [[name, value]] : []
  })
  return { ...Object.fromEntries(limits), ...(own(fields, 'subscribers') === true && { subscribers: true }) }
}

/** True for a popup without any other rule on what may change while the page is open. */
export const isCalmOnly = ({ live }: WirePopup): boolean => Object.keys(object(live)).join() === CALM_MARK

/** True for a popup that asks for nothing that a subscriber has not given. */
export const asksEmail = ({ live }: WirePopup): boolean => own(object(live), CALM_MARK) === CALM_MARKS.asksEmail

/** The call that asks if this address is a subscriber's. */
export const subscriberUrl = ({ host, site }: Pick<Settings, 'host' | 'site'>): string =>
  `${host}/api/display/subscriber/${encodeURIComponent(site)}`

export const decodeSubscriber = (raw: Record<string, unknown>): boolean => raw.subscriber === true
