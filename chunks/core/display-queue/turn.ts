/** Which popup may be on screen now. Exclusive popups have it one at a time and wait in order of firing. */

import type { LiveState, Stage } from '../../../shared/model/display-queue'
import { EXCLUSIVE } from '../../../shared/model/popup-type'

export interface Turn extends Stage {
  /** It is gone, or never came: the next may go. */
  release(state: LiveState): void
}

export const isExclusive = ({ campaign }: Pick<LiveState, 'campaign'>): boolean => EXCLUSIVE.includes(campaign.type)

/** The visitor has just pressed something for it: a link, a tab, or what the page itself opens it by. */
export const isPressed = ({ asked, trigger }: LiveState): boolean =>
  /^click|teaser|(click|submit|touchend|key.+|up|down)$/.test(`${trigger} ${asked}`)

/**
 * Who waits stands in `queue`. `allowed` is asked again each time a popup's turn comes; `draw` answers whether it is on screen now.
 * A draw that fails gives the turn back.
 */
export const createTurn = (
  queue: LiveState[],
  allowed: (state: LiveState) => boolean,
  draw: (state: LiveState) => Promise<boolean>,
): Turn => {
  let owner: LiveState | undefined

  const release = (state: LiveState): void => {
    state.active = false
    if (owner !== state) return
    owner = undefined
    const next = queue.shift()
    if (next) begin(next)
  }
  const begin = async (state: LiveState): Promise<void> => {
    if (isExclusive(state)) owner = state
    let drawn = false
    try {
      drawn = allowed(state) && (await draw(state))
    } catch {
      state.kept = 'failed'
    }
    if (!drawn) release(state)
  }
  return {
    release,
    enter(state) {
      // Fired again while it waits, its chunk having failed the first time.
      if (queue.includes(state)) return
      state.kept = undefined
      if (owner && isExclusive(state)) queue.push(state)
      else begin(state)
    },
  }
}
