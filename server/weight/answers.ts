/** Types of the desk's API about weights. */
import type { SiteWeight } from '../../shared/model/weight'

/** GET /desk/api/popups/ID/weight: what the popup has a page of its site fetch. */
export interface WeightAnswer extends SiteWeight {
  /** The budget of the site; '' for none. */
  budget: string
  /** The excesses over the budget, in sentences. */
  over: string[]
}
