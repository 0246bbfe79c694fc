import type { Storage } from './storage'

/**
 * Truthy if this visit of a known visitor (by email or customer id) still has to be reported; it is reported once per
 * visit, and only with consent.
 */
export const hasUnreportedVisit = (storage: Storage): unknown =>
  storage.allowed() &&
  (storage.get('email') || storage.get('customer')) &&
  storage.get('told') !== storage.get('trail')?.began
