import type { Popups, StoredPopup } from './queries'

/** Throws an Invalid if the popup would be over the budget of its site. */
type BudgetCheck = (popup: StoredPopup) => Promise<void>

/** Has a popup shown again, or throws an Invalid. */
export const resumePopup = async (
  { popups }: { popups: Pick<Popups, 'setPaused'> },
  popup: StoredPopup,
  checkBudget: BudgetCheck,
): Promise<void> => {
  await checkBudget(popup)
  await popups.setPaused(popup.id, false)
}
