import type { Inspected } from '../../../shared/model/inspect'
import type { Page } from '../../../shared/model/page'

/** All that is known at one moment. */
export type Look = Page & Inspected
