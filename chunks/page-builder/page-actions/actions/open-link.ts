import { navigate } from '../../../../shared/platform/navigate'
import { safeAddress } from '../../../../shared/platform/safe-url'
import type { Act } from '../act'

export const openLink: Act = ({ action }) => {
  const address = action.target && safeAddress(action.target)
  if (address) navigate(address, action.newTab)
}
