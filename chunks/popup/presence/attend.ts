import { loadBesideUi } from '../../../shared/page/model/beside-ui'
import { all, type Stop } from '../../../shared/page/platform/dom'
import { keepAttached } from '../../../shared/page/platform/keep-attached'
import { later } from '../../../shared/page/platform/later'
import type { Live, PresenceChunk } from '../../core/ui/index'
import { makeRoomForKeyboard } from './keyboard'
import { attendModal } from './modal/modal'

/** The export of the escape chunk. Modal popups close by Escape before this chunk is there. */
interface EscapeChunk {
  attendFloating(live: Live): Stop
}

export const attend: PresenceChunk['attend'] = (frame, live, raise) =>
  all([
    raise ? keepAttached(live.root.host, raise, () => live.close('api')) : () => {},
    makeRoomForKeyboard(frame, live),
    frame.localName === 'dialog'
      ? attendModal(frame as HTMLDialogElement, live)
      : later(loadBesideUi<EscapeChunk>(live.context.page, 'escape'), ({ attendFloating }) => attendFloating(live)),
  ])
