/**
 * The order of turns. Exclusive popups show one at a time and wait in the order in which they fired; other popups do
 * not wait.
 */
import { isActive, type PopupState, type Status } from '../../../shared/model/lifecycle'
import { EXCLUSIVE } from '../../../shared/model/popup-type'

export const isExclusive = ({ campaign }: Pick<PopupState, 'campaign'>): boolean => EXCLUSIVE.includes(campaign.type)

/** The exclusive popups that have fired, in order. The first one has the turn, the others wait. */
export const queueOf = (popups: PopupState[]): PopupState[] =>
  popups
    .filter((state) => isExclusive(state) && isActive(state.status.value))
    .sort((one, other) => one.status.value.firing - other.status.value.firing)

/**
 * Whether the visitor has just pressed something that opens this popup: a link, a teaser, or an element of the page.
 */
export const isPressed = ({ asked, trigger }: Pick<Status, 'asked' | 'trigger'>): boolean =>
  /^click|teaser|(click|submit|touchend|key.+|up|down)$/.test(`${trigger} ${asked}`)
