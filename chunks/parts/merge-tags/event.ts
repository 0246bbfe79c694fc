import type { PopupContext } from '../../../shared/page/model/popup-context'
import { guard } from '../../../shared/page/platform/dom'
import { object } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'
import { text } from '../../../shared/wire/page/targeting-values'

/** A fact of the latest event of the name that the popup waits for. */
export const eventFact = ({ page, popup }: PopupContext, fact: string): string => {
  const expected = object(object(popup.wire.triggers).event).name
  const [, facts] = page.events.peek().findLast(([name]) => name === expected) ?? []
  // A fact of the page may throw when it is read.
  return guard(() => text(own(object(facts), fact))) ?? ''
}
