import type { TriggerSettings } from '../../../../shared/model/trigger-settings'
import type { Campaign } from '../../../../shared/page/model/campaign'
import type { Visitor } from '../../../../shared/page/model/rules'
import { decodeTriggers } from '../../../../shared/wire/page/targeting-values'

/** Autopilot on phones: 50 % scrolled or 20 s of inactivity, or the owner's values if they are lower. */
const AUTOPILOT_TRIGGERS = { scrollPercent: 50, inactivity: 20 }

const autopilot = ({ inactivity, scrollPercent }: TriggerSettings, mobile: boolean): TriggerSettings =>
  mobile
    ? {
        scrollPercent: Math.min(scrollPercent ?? AUTOPILOT_TRIGGERS.scrollPercent, AUTOPILOT_TRIGGERS.scrollPercent),
        inactivity: Math.min(inactivity ?? AUTOPILOT_TRIGGERS.inactivity, AUTOPILOT_TRIGGERS.inactivity),
      }
    : { exitIntent: true }

/** A popup's triggers, with autopilot replaced by the triggers it stands for, and `place` added for embedded popups. */
export const effectiveTriggers = (popup: Campaign, visitor: Visitor): TriggerSettings & { place?: string } => {
  const { autopilot: preset, ...ownTriggers } = decodeTriggers(popup)
  // `pagesVisited` fires once per visit, unless the popup may show on every page (specification, section 4).
  const firedThisVisit =
    popup.frequency.rule !== 'always' && visitor.marker('seen', popup.key)?.visit === visitor.visits()
  if (firedThisVisit) delete ownTriggers.pagesVisited
  return {
    ...ownTriggers,
    ...(preset && autopilot(ownTriggers, visitor.mobile)),
    ...(popup.type === 'embedded' && { place: popup.id }),
  }
}
