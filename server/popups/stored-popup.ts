/** Finds the popup that a path names, or answers 404. Ids are validated before the query, because they may contain anything. */
import { Refusal } from '../http/refusal'
import type { Popups, StoredPopup } from './queries'

export const isId = (id: string): boolean => /^[\w-]{13}$/.test(id)

export const NO_POPUP = 'There is no popup with this id'

export const mustExist = (popup: StoredPopup | undefined, field?: string): StoredPopup => {
  if (!popup) throw new Refusal(404, NO_POPUP, { field })
  return popup
}

/** Finds a popup, also a deleted one. */
export const storedPopup = async (
  id: string,
  { store }: { store: { popups: Pick<Popups, 'findEver'> } },
): Promise<StoredPopup> => mustExist(isId(id) ? await store.popups.findEver(id) : undefined)
