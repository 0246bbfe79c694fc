import type { DisplayQueueContext } from '../shared/page/model/display-queue'
import type { Ruleset } from '../shared/page/model/ruleset'
import type { Signal } from '../shared/page/platform/signals'
import type { Lifecycle } from './lifecycle'
import type { Opener } from './open'

/** The context that all steps of a popup share, from its triggers to the screen. */
export interface PopupsContext extends DisplayQueueContext {
  opener: Opener
  lifecycle: Lifecycle
  ruleset: Signal<Ruleset>
}
