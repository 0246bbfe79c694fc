/**
 * The `viewer_id` that an answer gives a popup. It is signed, so that a view which names it is known to belong to an answer,
 * without keeping a record of each answer.
 */
import { timingSafeEqual } from 'node:crypto'
import { newId } from '../shared/platform/id'
import type { Store } from './store/store'

/** Signs of each half. */
const RANDOM = 12
const SIGNATURE = 14

const signed = async ({ sign }: Store, popupId: string, random: string): Promise<string> =>
  random + (await sign(`viewer ${popupId} ${random}`)).slice(0, SIGNATURE)

export const newViewer = (store: Store, popupId: string): Promise<string> => signed(store, popupId, newId(RANDOM))

/** Whether an answer of ours has handed it out with this popup. */
export const isViewer = async (store: Store, popupId: string, id: string): Promise<boolean> => {
  if (!/^[\w-]+$/.test(id) || id.length !== RANDOM + SIGNATURE) return false
  return timingSafeEqual(Buffer.from(id), Buffer.from(await signed(store, popupId, id.slice(0, RANDOM))))
}
