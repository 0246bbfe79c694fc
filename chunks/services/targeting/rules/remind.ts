import type { Rule } from '../../../../shared/model/rules'
import type { Storage } from '../../../../shared/platform/storage'

/** Objects until the time for which the visitor chose “remind me later”. */
export const remind =
  (storage: Pick<Storage, 'get'>): Rule =>
  ({ key }, visitor) =>
    Number(storage.get(`remind.${key}`)) > visitor.now()
