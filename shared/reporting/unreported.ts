import type { Storage } from '../platform/storage'

/** The server does not know yet that somebody who is known by a lead or a store is here: it is told once a visit. */
export const hasUnreportedVisit = (storage: Storage): boolean =>
  Boolean(storage.get('email') || storage.get('customer')) && storage.get('told') !== storage.get('trail')?.began
