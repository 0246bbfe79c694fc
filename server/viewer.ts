/**
 * The `viewer_id` of a popup in a display answer. It is signed, so that the server can tell that a view belongs to one
 * of its answers without storing each answer.
 */
import { timingSafeEqual } from 'node:crypto'
import { newId } from '../shared/platform/id'
import type { Store } from './store/store'

/** Characters of each half. */
const RANDOM = 12
const SIGNATURE = 14

const signed = async ({ sign }: Store, popupId: string, random: string): Promise<string> =>
  random + (await sign(`viewer ${popupId} ${random}`)).slice(0, SIGNATURE)

export const newViewer = (store: Store, popupId: string): Promise<string> => signed(store, popupId, newId(RANDOM))

/** Whether one of our answers gave this id out with this popup. */
export const isViewer = async (store: Store, popupId: string, id: string): Promise<boolean> => {
  if (!/^[\w-]+$/.test(id) || id.length !== RANDOM + SIGNATURE) return false
  return timingSafeEqual(Buffer.from(id), Buffer.from(await signed(store, popupId, id.slice(0, RANDOM))))
}
