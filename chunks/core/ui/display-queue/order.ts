/**
 * The order of turns. Exclusive popups show one at a time and wait in the order in which they fired; other popups do
 * not wait.
 */

import { EXCLUSIVE } from '../../../../shared/model/popup-type'
import { isActive, type PopupState, type Status } from '../../../../shared/page/model/lifecycle'

export const isExclusive = ({ campaign }: Pick<PopupState, 'campaign'>): boolean => EXCLUSIVE.includes(campaign.type)

/** The exclusive popups that have fired, in order. The first one has the turn, the others wait. */
export const queueOf = (popups: PopupState[]): PopupState[] =>
  popups
    .filter((state) => isExclusive(state) && isActive(state.status.value))
    .sort((a, b) => a.status.value.firing - b.status.value.firing)

/** Events of a press, if they are the browser's own: the page may give any name to its events. */
const PRESS_EVENTS = /click|submit|touchend|key|up$|down$/

/**
 * True if the visitor has just pressed something that opens this popup: a link, a teaser, or an element of the page. A
 * script clicks a link for a key of the visitor, and by itself. Of a form that a script submits, the event is the browser's.
 */
export const isPressed = ({ asked, trigger }: Pick<Status, 'asked' | 'trigger'>): boolean =>
  asked instanceof Event
    ? PRESS_EVENTS.test(asked.type) &&
      (asked.isTrusted
        ? asked.type !== 'submit' || navigator.userActivation?.hasBeenActive !== false
        : trigger === 'click' && !!navigator.userActivation?.isActive)
    : /^click|teaser/.test(trigger)
