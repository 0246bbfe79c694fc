import type { DisplayQueueContext } from '../shared/model/display-queue'
import type { Law } from '../shared/model/law'
import type { Signal } from '../shared/platform/signals'
import type { Lifecycle } from './lifecycle'
import type { Opener } from './open'

/** What the steps of a popup share, from its triggers to the screen. */
export interface PopupsContext extends DisplayQueueContext {
  opener: Opener
  lifecycle: Lifecycle
  law: Signal<Law>
}
