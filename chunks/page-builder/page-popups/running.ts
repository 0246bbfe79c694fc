import type { Popups, RunPage } from '../../../shared/model/popups'

/** What wisp.js runs this chunk with. */
export interface Running {
  page: RunPage
  popups: Popups
}
