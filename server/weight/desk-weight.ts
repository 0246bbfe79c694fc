import type { Caller } from '../http/caller'
import { Refusal } from '../http/refusal'
import type { DeskRoute } from '../http/route'
import { param } from '../http/route'
import type { Popups } from '../popups/queries'
import { storedPopup } from '../popups/stored-popup'
import type { Sites } from '../sites/queries'
import type { WeightAnswer } from './answers'
import { overBudget, readBudget } from './budget'
import { type StoredServices, weighPopup } from './site-weight'

interface Services {
  caller: Caller
  store: StoredServices['store'] & { popups: Pick<Popups, 'findEver'>; sites: Pick<Sites, 'find'> }
  weighing: Pick<StoredServices, 'assets' | 'pictures'>
}

/** The files that a popup has a page of its site fetch, also while it is paused. */
export const deskWeight: DeskRoute<Services> = {
  method: 'GET',
  path: '/desk/api/popups/:id/weight',
  desk: true,
  async handle(c, { caller, store, weighing }) {
    const popup = await storedPopup(param(c, 'id'), { store })
    const site = await store.sites.find(popup.siteKey)
    if (!site) throw new Refusal(404, 'The site of this popup has been removed')
    const weight = await weighPopup({ ...weighing, store }, site, popup, caller.base(c))
    const budget = site.weightBudget
    const over = budget ? overBudget(readBudget(budget), weight).map(({ message }) => message) : []
    return c.json<WeightAnswer>({ ...weight, budget, over })
  },
}
