import type { PopupContext } from '../../../shared/page/model/popup-context'
import { object } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'
import { text } from '../../../shared/wire/page/targeting-values'

/** NaN and Infinity, results of a failed calculation on the page, count as unknown. */
const textOf = (value: unknown): string => {
  if (typeof value === 'number' && !Number.isFinite(value)) return ''
  return text(typeof value === 'bigint' ? `${value}` : value)
}

/** A fact of the event that the popup has fired for; of the latest, if several have come. */
export const eventFact = ({ page, popup }: PopupContext, fact: string): string => {
  const { event } = object(popup.wire.triggers)
  const [, facts] = page.events.peek().findLast(([, , ...setOff]) => setOff.includes(event)) ?? []
  return textOf(facts && own(facts, fact))
}
