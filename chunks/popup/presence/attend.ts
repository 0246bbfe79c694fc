import { all } from '../../../shared/page/platform/dom'
import { keepAttached } from '../../../shared/page/platform/keep-attached'
import type { PresenceChunk } from '../../core/ui/index'
import { attendFloating } from './escape/escape'
import { makeRoomForKeyboard } from './keyboard'
import { attendModal } from './modal/modal'

export const attend: PresenceChunk['attend'] = (frame, live, raise) =>
  all([
    raise ? keepAttached(live.root.host, raise, () => live.close('api')) : () => {},
    makeRoomForKeyboard(frame, live),
    frame.localName === 'dialog' ? attendModal(frame as HTMLDialogElement, live) : attendFloating(live),
  ])
