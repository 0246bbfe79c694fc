/** `--check`: reports ratios that are worse than the committed ones by more than the noise of both runs. */
import { type Claim, claimsOf } from './claims'
import type { Results } from './results'
import { spread } from './stats'

/** Half of the samples of a run are within its spread, so a difference beyond both spreads is unlikely to be chance. */
export const isWorse = (before: Claim, now: Claim): boolean =>
  now.value.median - before.value.median > spread(before.value) + spread(now.value) + Math.max(before.step, now.step)

const line = ({ name, value }: Claim, before: Claim | undefined): string => {
  const verdict = !before ? 'new' : isWorse(before, { name, value, step: before.step }) ? 'WORSE' : 'ok'
  return `${verdict.padEnd(6)}${name}: ${before ? `${before.value.median} → ` : ''}${value.median}`
}

/** Prints all claims and returns the number of worse ones. Skips claims that this run did not measure. */
export const check = (committed: Results, results: Results): number => {
  const before = new Map(claimsOf(committed).map((claim) => [claim.name, claim]))
  const claims = claimsOf(results)
  for (const claim of claims) console.log(line(claim, before.get(claim.name)))
  return claims.filter((claim) => {
    const previous = before.get(claim.name)
    return previous && isWorse(previous, claim)
  }).length
}
