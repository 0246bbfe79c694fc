/** Triggers that cannot fire on this device or page, whatever the visitor does. */

import type { Visitor } from '../../../shared/page/model/rules'
import { scroller } from '../../../shared/page/platform/scroller'
import { own } from '../../../shared/values/own'

/** How far the page can be scrolled, in pixels. */
const range = (): number => scroller().range

const HOPELESS_REASONS: Record<string, (visitor: Visitor, goal: unknown) => string | false> = {
  exitIntent: ({ mobile }) => mobile && 'off on a phone, which has no pointer',
  exitIntentMobile: ({ mobile }) => !mobile && 'off on a desktop',
  scrollPercent: () => range() <= 0 && 'cannot fire: this page is too short to be scrolled',
  scrollPixel: (_visitor, goal) => range() < Number(goal) && `cannot fire: this page ends after ${range()} px`,
}

/** The reason as a fragment of a sentence; '' for a trigger that may fire. */
export const hopeless = (trigger: string, goal: unknown, visitor: Visitor): string =>
  own(HOPELESS_REASONS, trigger)?.(visitor, goal) || ''
