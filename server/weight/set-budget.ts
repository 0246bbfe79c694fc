import type { Sites } from '../sites/queries'
import { type Budget, budgetText, readBudget } from './budget'

const NONE = 'none'

/** Sets how much the popups of a site may weigh, or throws an Invalid that lists all that is wrong. */
export const setBudget = async (
  { sites }: { sites: Pick<Sites, 'setWeightBudget'> },
  siteKey: string,
  { limits }: { limits: string },
): Promise<Budget> => {
  const budget = limits === NONE ? {} : readBudget(limits)
  await sites.setWeightBudget(siteKey, budgetText(budget))
  return budget
}
