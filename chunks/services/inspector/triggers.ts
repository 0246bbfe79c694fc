/** How far each trigger of a popup has come, or why it cannot fire. */
import type { PopupExplanation } from '../../../shared/page/model/api'
import type { Visitor } from '../../../shared/page/model/rules'
import { scroller } from '../../../shared/page/platform/scroller'
import { own } from '../../../shared/values/own'
import type { PopupSnapshot, Snapshot } from './snapshot'
import { sentence } from './words/text'
import { measure, triggerWords } from './words/triggers'

/** How far the page can be scrolled, in pixels. */
const range = (): number => scroller().range

/** Triggers that cannot fire on this device or page, whatever the visitor does. */
const HOPELESS_REASONS: Record<string, (visitor: Visitor, goal: unknown) => string | false> = {
  exitIntent: ({ mobile }) => mobile && 'off on a phone, which has no pointer',
  exitIntentMobile: ({ mobile }) => !mobile && 'off on a desktop',
  scrollPercent: () => range() <= 0 && 'cannot fire: this page is too short to be scrolled',
  scrollPixel: (_visitor, goal) => range() < Number(goal) && `cannot fire: this page ends after ${range()} px`,
}

/** The reason as a fragment of a sentence; '' for a trigger that may fire. */
const hopelessReason = (trigger: string, goal: unknown, visitor: Visitor): string =>
  own(HOPELESS_REASONS, trigger)?.(visitor, goal) || ''

type TriggerExplanation = PopupExplanation['triggers'][number]

/**
 * When triggers that run by the clock started (milliseconds since 1970). They report progress only near their end, so
 * the inspector computes it.
 */
const START_TIMES: Record<string, (state: PopupSnapshot, now: Snapshot) => number | undefined> = {
  timeDelay: ({ armedAt }) => armedAt || undefined,
  sessionDelay: (_state, { visitor }) => visitor.trail().session,
}

const reachedOf = (trigger: string, goal: unknown, state: PopupSnapshot, now: Snapshot): number => {
  const began = own(START_TIMES, trigger)?.(state, now)
  const passed = began === undefined ? 0 : (now.visitor.now() - began) / 1000
  const reached = Math.max(own(state.reached, trigger) ?? 0, passed)
  return typeof goal === 'number' ? Math.min(reached, goal) : reached
}

const triggerSays = ({ armed, needed, reached, trigger }: Omit<TriggerExplanation, 'says'>): string => {
  const { scale, waits } = triggerWords(trigger)
  if (!scale || typeof needed !== 'number') return `${armed ? '' : 'off for now; '}waits for ${waits(needed)}`
  const [unit, verb] = scale
  return armed
    ? `${measure(reached, needed, unit)} ${verb}`
    : `off for now; needs ${needed}${unit && ` ${unit}`} ${verb}`
}

const explainTrigger = (trigger: string, goal: unknown, state: PopupSnapshot, now: Snapshot): TriggerExplanation => {
  const isKnown = Object.hasOwn((state.ruleset ?? now).triggers, trigger)
  const watching = Boolean(state.armedAt)
  const off =
    hopelessReason(trigger, goal, now.visitor) ||
    (watching ? !isKnown && 'not known to this script' : state.trigger === trigger && 'opened it on this page')
  const explained = { trigger, armed: watching && !off, reached: reachedOf(trigger, goal, state, now), needed: goal }
  return { ...explained, says: sentence(off || triggerSays(explained)) }
}

const settingsOf = ({ campaign, ruleset }: PopupSnapshot, now: Snapshot): object =>
  (ruleset ?? now).settingsOf?.(campaign) ?? campaign.triggers

/** A popup that opens only by a click has no triggers, whatever its settings say: none is armed. */
export const explainTriggers = (state: PopupSnapshot, now: Snapshot): TriggerExplanation[] =>
  state.campaign.onClickOnly
    ? []
    : Object.entries(settingsOf(state, now)).map(([trigger, needed]) => explainTrigger(trigger, needed, state, now))

/** The trigger has reached what it needs and waits for nothing more. */
export const isSpent = ({ needed, trigger }: TriggerExplanation, { reached }: PopupSnapshot): boolean =>
  (own(reached, trigger) ?? -1) >= (typeof needed === 'number' ? needed : 1)

/** `the visitor to scroll: 42 of 50 %` */
export const waiting = ({ needed, reached, trigger }: TriggerExplanation): string => {
  const { scale, waits } = triggerWords(trigger)
  return scale && typeof needed === 'number' ? `${waits(needed)}: ${measure(reached, needed, scale[0])}` : waits(needed)
}
