import type { Page } from '../../../shared/page/model/page'
import type { Popups } from '../../../shared/page/model/popups'

/** The arguments with which wisp.js runs this chunk. */
export interface Running {
  page: Page
  popups: Popups
}
