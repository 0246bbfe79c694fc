import type { LiveRule } from './facts'

export const visitors: LiveRule<'visitors'> = ({ kind, atLeast = 1, atMost = Number.POSITIVE_INFINITY }, facts) => {
  // Whatever a script has written to storage, there is a visit.
  const visits = facts.visits() || 1
  return (kind === undefined || (kind === 'new') === (visits === 1)) && visits >= atLeast && visits <= atMost
}
