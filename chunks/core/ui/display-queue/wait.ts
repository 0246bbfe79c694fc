/** Makes a popup wait when its turn has come, but the visitor could not see it or is busy. */

import { mayBeCovered } from '../../../../shared/page/gallery/over-page'
import type { BusyChunk } from '../../../../shared/page/model/busy-chunk'
import type { DisplayQueueContext } from '../../../../shared/page/model/display-queue'
import type { PopupState, WaitsFor } from '../../../../shared/page/model/lifecycle'
import type { Page } from '../../../../shared/page/model/page'
import { on } from '../../../../shared/page/platform/dom'
import { doc } from '../../../../shared/page/platform/safe-dom'
import { nextTask } from '../task'
import { isPressed } from './order'

const visible = (): Promise<void> =>
  doc.hidden ? new Promise((resolve) => on(document, 'visibilitychange', () => resolve(), { once: true })) : nextTask()

/**
 * Something of the page may be open, also in a shadow root, or the visitor may be typing. The busy chunk looks closer: most
 * pages do not need it.
 */
const mayBeBusy = (): unknown => mayBeCovered() || doc.activeElement?.matches(':not(html,body,a,button)')

interface WaitContext {
  lifecycle: Pick<DisplayQueueContext['lifecycle'], 'write'>
  page: Pick<Page, 'load' | 'signals'>
}

/**
 * Resolves when the tab is visible, nobody types, and nothing of the page lies over it; rejects once `isComing` returns
 * false. A popup that the visitor has pressed for waits for the tab only.
 */
export const untilPresentable = async (
  state: PopupState,
  { lifecycle, page }: WaitContext,
  isComing: () => boolean,
): Promise<void> => {
  const mustWait = (): boolean => isComing() && !isPressed(state.status.peek())
  do {
    await visible()
    if (mustWait() && mayBeBusy()) {
      const { untilFree } = await page.load<BusyChunk>('busy')
      const waits = (waitsFor?: WaitsFor): unknown => isComing() && lifecycle.write(state, { waitsFor })
      await untilFree({ mustWait, state, waits }, page.signals)
    }
    // The visitor may have left the tab meanwhile.
  } while (isComing() && doc.hidden)
  if (!isComing()) throw 0
}
