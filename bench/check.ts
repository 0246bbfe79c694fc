/** `--check`: reports ratios that are worse than the committed ones by more than the noise of both runs. */
import { type Aim, aimsOf } from './aims'
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

const aimLine = ({ title, limit, unit, value, isMet }: Aim): string =>
  `${(isMet ? 'met' : 'MISSED').padEnd(7)}${title}: ${value} ${unit}, the aim is ${limit} ${unit}`

/** Counts the aims that the committed results reach and this run misses by more than the measuring accuracy. */
const lostAims = (committed: Results, results: Results): number => {
  const metTitles = new Set(
    aimsOf(committed)
      .filter(({ isMet }) => isMet)
      .map(({ title }) => title),
  )
  const measured = aimsOf(results).filter(({ value }) => value !== undefined)
  for (const aim of measured) console.log(aimLine(aim))
  return measured.filter(({ title, limit, step, value = 0 }) => metTitles.has(title) && value > limit + step).length
}

/**
 * Prints all claims and aims, and returns the number of claims that are worse and of aims that are lost. Skips what this run did not
 * measure.
 */
export const check = (committed: Results, results: Results): number => {
  const before = new Map(claimsOf(committed).map((claim) => [claim.name, claim]))
  const claims = claimsOf(results)
  for (const claim of claims) console.log(line(claim, before.get(claim.name)))
  const worse = claims.filter((claim) => {
    const previous = before.get(claim.name)
    return previous && isWorse(previous, claim)
  })
  return worse.length + lostAims(committed, results)
}
