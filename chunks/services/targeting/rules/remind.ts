import type { Rule } from '../../../../shared/model/rules'
import type { Storage } from '../../../../shared/platform/storage'

/** The visitor asked to be reminded later, and it is not later yet. */
export const remind =
  (storage: Pick<Storage, 'get'>): Rule =>
  ({ key }, visitor) =>
    Number(storage.get(`remind.${key}`)) > visitor.now()
