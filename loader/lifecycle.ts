/** The only writer of every popup's status (shared/page/model/lifecycle.ts). */

import type { Campaign } from '../shared/page/model/campaign'
import {
  isActive,
  type PopupState,
  type Status,
  type Suppressed,
  type Transitions,
} from '../shared/page/model/lifecycle'
import type { Ruleset } from '../shared/page/model/ruleset'
import type { Stop } from '../shared/page/platform/dom'
import { type ReadonlySignal, type Signal, signal } from '../shared/page/platform/signals'

export interface Lifecycle extends Transitions {
  popups: ReadonlySignal<PopupState[]>
  find(id?: string): PopupState | undefined
  /**
   * Adds popups, all at once: there may be a thousand. If a click has fetched one already, its state gets this campaign, since the
   * targeting chunk decides only on those of the answer, and these rules.
   */
  add(campaigns: Campaign[], ruleset?: Ruleset): PopupState[]
  /** Takes one popup off the screen or out of its turn, or all. */
  close(id?: string): void
  /** Marks the popup's triggers as watching, until the returned stop is called. */
  arm(state: PopupState): Stop
  progress(state: PopupState, trigger: string, reached: number): void
  /** `prepare` is not called again while the popup is on its way or on the screen. */
  fire(
    state: PopupState,
    trigger: string,
    asked: Status['asked'],
    prepare: (popup: Campaign) => NonNullable<Status['prepared']>,
  ): void
}

const write = (state: PopupState, changes: Partial<Status>): void => {
  const status = state.status as Signal<Status>
  const now = { ...status.peek(), ...changes }
  // The step of a popup that is not active follows from its other facts, whichever the transition has named.
  if (!isActive(now)) now.step = now.displayed ? 'gone' : now.armedAt ? 'armed' : 'idle'
  status.value = now
}

/** The state of a popup whose campaign is still to come. */
const newState = (): Pick<PopupState, 'status' | 'reached'> => ({
  status: signal<Status>({ step: 'idle', trigger: '', firing: 0 }),
  reached: signal({}),
})

export const createLifecycle = (): Lifecycle => {
  const popups = signal<PopupState[]>([])
  let firings = 0
  /** By id. */
  const states = new Map<string | undefined, PopupState>()
  const find = (id?: string) => states.get(id)
  const leave = (state: PopupState, suppressed?: Suppressed): void => write(state, { step: 'gone', suppressed })

  return {
    popups,
    find,
    write,
    leave,
    add(campaigns, ruleset) {
      const ofCampaigns = campaigns.map((campaign) => {
        const state: PopupState = Object.assign(find(campaign.id) ?? newState(), { campaign, ruleset })
        states.set(campaign.id, state)
        return state
      })
      popups.value = [...states.values()]
      return ofCampaigns
    },
    arm(state) {
      ;(state.reached as Signal<object>).value = {}
      write(state, { armedAt: Date.now() })
      return () => write(state, { armedAt: 0 })
    },
    progress({ reached }, trigger, value) {
      ;(reached as Signal<object>).value = { ...reached.peek(), [trigger]: value }
    },
    fire(state, trigger, asked, prepare) {
      const { status } = state
      // The popup is waiting already, and now the visitor may have asked for it as well.
      if (isActive(status.peek())) return asked ? write(state, { asked }) : undefined
      const prepared = prepare(state.campaign)
      write(state, { step: 'fired', trigger, asked, prepared, firing: ++firings, suppressed: undefined, seen: false })
      prepared.catch(() => {
        if (status.peek().prepared === prepared) leave(state, 'failed')
      })
    },
    close(id) {
      // Choose them first: a listener of a close may open another popup, which must stay.
      popups
        .peek()
        .filter(({ campaign, status }) => (!id || campaign.id === id) && isActive(status.peek()))
        .map((state) => leave(state))
    },
  }
}
