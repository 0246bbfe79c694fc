import type { Page } from '../../../shared/model/page'
import type { Popups } from '../../../shared/model/popups'

/** What wisp.js runs this chunk with. */
export interface Running {
  page: Page
  popups: Popups
}
