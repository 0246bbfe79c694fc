/** Which popup may be on screen now. Exclusive popups have it one at a time and wait in order of firing. */
import type { Stop } from '../shared/dom'
import { type Campaign, EXCLUSIVE, type Unmount } from '../shared/popup'

/** One popup on this page. */
export interface PopupState {
  campaign: Campaign
  /** Waiting, on its way, or on screen. */
  active: boolean
  /** What fired it. */
  trigger: string
  /** Opened by the visitor's own click: rules about timing do not apply. */
  asked: boolean
  /** Closed before it was on the screen. */
  cancelled: boolean
  /** Disarms its triggers. */
  disarm: Stop
  /** Takes it off the screen; there while it is on it. */
  unmount?: Unmount
}

export interface Turn {
  /** The moment has come. Ignored while it is active already. */
  fire(state: PopupState, trigger: string, asked?: boolean): void
  /** It is gone, or never came: the next may go. */
  release(state: PopupState): void
  /** Nobody waits any longer. */
  clear(): void
}

/**
 * `allowed` is asked again each time a popup's turn comes; `draw` answers whether it is on screen now.
 * A draw that fails gives the turn back.
 */
export const createTurn = (
  allowed: (state: PopupState) => boolean,
  draw: (state: PopupState) => Promise<boolean>,
): Turn => {
  let owner: PopupState | undefined
  const queue: PopupState[] = []
  const exclusive = ({ campaign }: PopupState): boolean => EXCLUSIVE.includes(campaign.type)

  const release = (state: PopupState): void => {
    state.active = false
    if (owner !== state) return
    owner = undefined
    const next = queue.shift()
    if (next) begin(next)
  }
  const begin = async (state: PopupState): Promise<void> => {
    if (exclusive(state)) owner = state
    const drawn = allowed(state) && (await draw(state).catch(() => false))
    if (!drawn) release(state)
  }
  return {
    release,
    fire(state, trigger, asked = false) {
      if (state.active) return
      Object.assign(state, { active: true, trigger, asked, cancelled: false })
      if (owner && exclusive(state)) queue.push(state)
      else begin(state)
    },
    clear() {
      for (const state of queue.splice(0)) state.active = false
    },
  }
}
