import type { LiveRule, Setting } from './facts'
import type { Visitors } from './visit-targeting'

export const visitors: LiveRule<Visitors> = ({ kind, atLeast = 1, atMost = Number.POSITIVE_INFINITY }, facts) => {
  // Whatever a script has written to storage, there is a visit.
  const visits = facts.visits() || 1
  return (kind === undefined || (kind === 'new') === (visits === 1)) && visits >= atLeast && visits <= atMost
}

export const visitorsSetting: Setting<Visitors> = {
  value: 'visitors',
  title: 'New and returning visitors',
  says({ kind, atLeast, atMost }, { visits }) {
    const conditions = [
      kind && `to ${kind} visitors`,
      atLeast && `from visit ${atLeast} on`,
      atMost && `up to visit ${atMost}`,
    ].filter(Boolean)
    return `it shows only ${conditions.join(', ')}; this is visit ${visits()}`
  },
}
