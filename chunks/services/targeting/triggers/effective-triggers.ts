import type { Campaign, Triggers } from '../../../../shared/model/popup'
import type { Visitor } from '../../../../shared/model/rules'
import { decodeTriggers } from '../../../../shared/wire/targeting'

/** On a phone: half the page read, or 20 s without a sign of the visitor (decisions.md); sooner where the owner says so. */
const AUTOPILOT = { scrollPercent: 50, inactivity: 20 }

const autopilot = ({ inactivity, scrollPercent }: Triggers, mobile: boolean): Triggers =>
  mobile
    ? {
        scrollPercent: Math.min(scrollPercent ?? AUTOPILOT.scrollPercent, AUTOPILOT.scrollPercent),
        inactivity: Math.min(inactivity ?? AUTOPILOT.inactivity, AUTOPILOT.inactivity),
      }
    : { exitIntent: true }

/** A popup's triggers, those that stand for others replaced by them. An embedded popup comes when its place is there. */
export const plainly = (popup: Campaign, visitor: Visitor): Triggers & { place?: string } => {
  const { autopilot: preset, ...own } = decodeTriggers(popup)
  // Fires once a visit, unless its popup may show on every page (specification, section 4).
  const again = popup.frequency.rule !== 'always' && visitor.marker('seen', popup.key)?.visit === visitor.visits()
  if (again) delete own.pagesVisited
  return {
    ...own,
    ...(preset && autopilot(own, visitor.mobile)),
    ...(popup.type === 'embedded' && { place: popup.id }),
  }
}
