import type { Rule } from '../../../../shared/model/rules'
import type { TargetingOf } from '../targeting-of'

/** The mobile type is for phones; any other where its owner says so. */
export const device =
  (targetingOf: TargetingOf): Rule =>
  (popup, { mobile }) => {
    const { device } = targetingOf(popup)
    return mobile ? device === 'desktop' : device === 'mobile' || popup.type === 'mobile'
  }
