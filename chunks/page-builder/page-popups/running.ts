import type { Page } from '../../../shared/page/model/page'
import type { Popups } from '../../../shared/page/model/popups'

/** What wisp.js runs this chunk with. */
export interface Running {
  page: Page
  popups: Popups
}
