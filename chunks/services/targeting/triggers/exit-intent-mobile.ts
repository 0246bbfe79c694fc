import type { Visitor } from '../../../../shared/model/rules'
import type { Trigger } from '../../../../shared/model/trigger'
import { backButton } from './back-button'
import { leaving } from './leaving'

/**
 * Exit intent on phones. The back button is watched only if the owner chooses it explicitly, because search engines
 * penalise that.
 */
export const exitIntentMobile =
  ({ mobile }: Visitor): Trigger<true | 'back'> =>
  (onProgress, setting, load) => {
    if (!mobile) return () => {}
    const watch = setting === 'back' ? backButton : leaving
    return watch(() => {
      onProgress(1)
      onProgress(0)
    }, load)
  }
