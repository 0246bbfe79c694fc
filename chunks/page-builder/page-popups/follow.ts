/** Notices when a popup comes on the screen and leaves it. */
import type { PopupState } from '../../../shared/page/model/lifecycle'
import { isActive } from '../../../shared/page/model/lifecycle'
import type { Stop } from '../../../shared/page/platform/dom'
import type { Signals } from '../../../shared/page/platform/signals'

interface Listener {
  opened(): void
  closed(): void
}

export const follow = ({ effect, untracked }: Signals, state: PopupState, { closed, opened }: Listener): Stop => {
  /** Number of the firing that is on the screen; 0: none. */
  let open = 0
  return effect(() => {
    const { firing, seen, ...status } = state.status.value
    const now = seen && isActive(status) ? firing : 0
    if (now === open) return
    const before = open
    open = now
    untracked(() => {
      if (before) closed()
      if (now) opened()
    })
  })
}
