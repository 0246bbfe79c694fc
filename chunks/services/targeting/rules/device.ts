import type { Rule } from '../../../../shared/model/rules'
import type { TargetingOf } from '../targeting-of'

/** Popups of type mobile show on phones only; all others follow the owner's setting. */
export const device =
  (targetingOf: TargetingOf): Rule =>
  (popup, { mobile }) => {
    const { device } = targetingOf(popup)
    return mobile ? device === 'desktop' : device === 'mobile' || popup.type === 'mobile'
  }
