import type { LeftOutAnswer } from '../../../shared/model/left-out'
import type { DisplayAnswer } from '../../../shared/page/model/display-answer'
import type { PopupState, Status } from '../../../shared/page/model/lifecycle'
import type { Page } from '../../../shared/page/model/page'
import type { CurrentPopups } from '../../../shared/page/model/popups'
import type { Rules } from '../../../shared/page/model/rules'
import type { Ruleset } from '../../../shared/page/model/ruleset'
import { priorityOf } from '../../../shared/wire/page/popup-settings'
import { queueOf } from '../../core/ui/display-queue/order'

/** One popup at one moment. */
export interface PopupSnapshot extends Status {
  campaign: PopupState['campaign']
  /** Its own rules and triggers, if those of the page are not for it. */
  ruleset?: PopupState['ruleset']
  reached: Readonly<Record<string, number>>
}

/** Everything that is known at one moment. */
export interface Snapshot extends Page {
  /** Absent until the server has answered. */
  answer?: DisplayAnswer | undefined
  /** The popups that the server has left out of it; absent where nobody has asked yet. */
  leftOut?: LeftOutAnswer | undefined
  popups: PopupSnapshot[]
  /** The popups that wait for their turn, in order. */
  queue: PopupSnapshot[]
  rules: Rules
  triggers: Record<string, unknown>
  settingsOf?: Ruleset['settingsOf']
}

/** An effect that calls this runs again when any part of the snapshot changes. */
export const takeSnapshot = (
  page: Page,
  { value: { answer, ruleset, popups } }: CurrentPopups,
  leftOut?: LeftOutAnswer,
): Snapshot => {
  const states = popups.value.map((state): [PopupState, PopupSnapshot] => [
    state,
    { ...state.status.value, campaign: state.campaign, ruleset: state.ruleset, reached: state.reached.value },
  ])
  const snapshots = new Map(states)
  const [, ...behind] = queueOf(popups.value)
  const waiting = behind.sort((one, other) => priorityOf(other.campaign) - priorityOf(one.campaign))
  return {
    ...page,
    // Reading the id creates one if there is none, and an effect must not write what it reads.
    visitor: { ...page.visitor, clientId: () => '' },
    ...ruleset.value,
    answer: answer.value,
    leftOut,
    popups: [...snapshots.values()],
    queue: waiting.flatMap((state) => snapshots.get(state) ?? []),
  }
}
