/** Says if the server's answer came by a call or inside the script, and how old it is. */
import type { AskedBecause } from '../../../shared/model/asked-because'
import type { Explanation } from '../../../shared/page/model/api'
import type { Snapshot } from './snapshot'
import { count } from './words/text'

const REASONS: Record<AskedBecause, string> = {
  country: 'a popup depends on the country of the visitor, which this script does not know',
  browser: 'a popup is for some browsers, systems or tablets only, which the server tells apart',
  old: 'the answer inside the script is too old, or the clock of this computer is wrong',
  visitor: 'the page was opened by an owner’s link or by a program, which the server tells apart',
  again: 'the page has been open for more than a minute',
}

const secondsSince = (moment: number): number => Math.max(0, Math.round(moment / 1000))

/** Since the answer to the last display call, as the browser recorded it. */
const callAge = ({ host, site }: Snapshot): number | undefined => {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const call = entries.findLast(({ name }) => name.startsWith(`${host}/api/display/${site}`))
  return call && secondsSince(performance.now() - call.responseEnd)
}

export const wayOf = (snapshot: Snapshot): Explanation['answer'] => {
  const { answer } = snapshot
  if (answer?.status === undefined) return
  const madeAt = Number(answer.raw.made)
  return madeAt
    ? { by: 'script', seconds: secondsSince(Date.now() - madeAt) }
    : { by: 'call', seconds: callAge(snapshot) }
}

/** Only of scripts that can have the answer inside: of all others everybody knows that they ask. */
export const tellWay = (snapshot: Snapshot): string | undefined => {
  const { askedBecause } = snapshot
  const way = wayOf(snapshot)
  if (way?.by === 'script')
    return `The answer came inside the script, and is ${count(Math.ceil((way.seconds ?? 0) / 60) || 1, 'minute')} old at most.`
  if (way && askedBecause) return `The answer came by a call, because ${REASONS[askedBecause]}.`
}
