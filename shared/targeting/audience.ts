import { violatesConditions } from './conditions'
import type { LiveRule } from './facts'

/** Like conditions on variables and cookies. A trait that was set to null is gone. */
export const audience: LiveRule<'audience'> = (wanted, { trait }) =>
  !violatesConditions(wanted, (name) => trait(name) ?? undefined)
