import * as LIFETIME from '../../model/lifetime'
import type { Storage } from '../storage/storage'
import type { StorageSchema } from '../storage/storage-schema'

type Key = Extract<keyof StorageSchema, `timer.${string}`>

/**
 * When a fixed duration ends for this visitor, in milliseconds since 1970. It starts when the visitor first sees it and
 * continues over pages, so its end is stored.
 */
export const endOfDuration = (storage: Pick<Storage, 'get' | 'set'>, key: Key, seconds: number): number => {
  const end = Date.now() + seconds * 1000
  const storedTime = Number(storage.get(key) ?? Number.NaN)
  // A stored end more than one duration away means that the owner has shortened it since: start again.
  if (storedTime <= end) return storedTime
  storage.set(key, end, LIFETIME.timer)
  return end
}
