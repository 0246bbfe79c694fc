import { loadBesideUi } from '../../../shared/page/model/beside-ui'
import type { Page } from '../../../shared/page/model/page'
import type { Stop } from '../../../shared/page/platform/dom'
import type { Reporting } from '../../../shared/page/reporting/reporting'
import type { Live } from './live'

/** Exports of the presence chunk: what an open popup needs once it is painted. */
export interface PresenceChunk extends Pick<Reporting, 'showing'> {
  /** Keeps the focus in a modal popup, and does what else is not needed to paint it. */
  attendModal(frame: HTMLDialogElement, live: Live): Stop
  /** This popup, which leaves the page usable, is on the screen now: Escape closes it. */
  attendFloating(live: Live): Stop
}

export const loadPresence = (page: Pick<Page, 'load' | 'ui'>): Promise<PresenceChunk> => loadBesideUi(page, 'presence')
