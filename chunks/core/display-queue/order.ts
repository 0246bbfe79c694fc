/** Who comes when. Exclusive popups have the screen one at a time and wait in order of firing; the others do not wait. */
import { isActive, type PopupState } from '../../../shared/model/lifecycle'
import { EXCLUSIVE } from '../../../shared/model/popup-type'

export const isExclusive = ({ campaign }: Pick<PopupState, 'campaign'>): boolean => EXCLUSIVE.includes(campaign.type)

/** The exclusive popups that have fired, in order: the first has the turn, the others wait for theirs. */
export const queueOf = (popups: PopupState[]): PopupState[] =>
  popups
    .filter((state) => isExclusive(state) && isActive(state.status.value))
    .sort((one, other) => one.status.value.firing - other.status.value.firing)

/** The visitor has just pressed something for it: a link, a tab, or what the page itself opens it by. */
export const isPressed = ({ asked, trigger }: { asked?: string; trigger: string }): boolean =>
  /^click|teaser|(click|submit|touchend|key.+|up|down)$/.test(`${trigger} ${asked}`)
