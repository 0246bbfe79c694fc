import type { Visitor } from '../../../../shared/model/rules'
import type { Trigger } from '../../../../shared/model/triggers'
import { backButton } from './back-button'
import { leaving } from './leaving'

/**
 * On a phone, each time that the visitor leaves. The back button is watched only where the owner asks for it by name: search
 * engines hold it against a site (decisions.md).
 */
export const exitIntentMobile =
  ({ mobile }: Visitor): Trigger<true | 'back'> =>
  (tell, setting) => {
    if (!mobile) return () => {}
    const watch = setting === 'back' ? backButton : leaving
    return watch(() => {
      tell(1)
      tell(0)
    })
  }
