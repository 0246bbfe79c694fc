import * as LIFETIME from '../../../../shared/model/lifetime'
import type { Rule } from '../../../../shared/model/rules'
import type { Storage } from '../../../../shared/platform/storage'

/**
 * Objects until the time for which the visitor chose “remind me later”. One that is further away than any reminder was
 * made while the clock was wrong.
 */
export const remind =
  (storage: Pick<Storage, 'get'>): Rule =>
  ({ key }, visitor) => {
    const remaining = Number(storage.get(`remind.${key}`)) - visitor.now()
    return remaining > 0 && remaining <= LIFETIME.timer
  }
