/** `--check`: has a ratio become worse than the committed one, by more than the noise of both runs? */
import { type Claim, claimsOf } from './claims'
import type { Results } from './results'
import { spread } from './stats'

/** Half of each run's samples lie within its spread; a difference beyond both is no accident of either. */
export const isWorse = (before: Claim, now: Claim): boolean =>
  now.value.median - before.value.median > spread(before.value) + spread(now.value) + Math.max(before.step, now.step)

const line = ({ name, value }: Claim, before: Claim | undefined): string => {
  const verdict = !before ? 'new' : isWorse(before, { name, value, step: before.step }) ? 'WORSE' : 'ok'
  return `${verdict.padEnd(6)}${name}: ${before ? `${before.value.median} → ` : ''}${value.median}`
}

/** Prints every claim; how many are worse. Claims that this run did not measure are left alone. */
export const check = (committed: Results, results: Results): number => {
  const before = new Map(claimsOf(committed).map((claim) => [claim.name, claim]))
  const claims = claimsOf(results)
  for (const claim of claims) console.log(line(claim, before.get(claim.name)))
  return claims.filter((claim) => {
    const known = before.get(claim.name)
    return known && isWorse(known, claim)
  }).length
}
