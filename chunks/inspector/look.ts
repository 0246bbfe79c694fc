import type { Inspected } from '../../shared/inspect'
import type { Page } from '../../shared/page'

/** All that is known at one moment. */
export type Look = Page & Inspected
