/**
 * Patterns that an import would refuse today, of popups that were stored before patterns were judged. On the page they could
 * take very long, and without them a popup would show where it should not: it is shown nowhere.
 */
import { globPattern } from '../../shared/targeting/glob'
import type { Targeting } from '../../shared/targeting/popup-targeting'
import type { AddressMatch, Selection } from '../../shared/targeting/visit-targeting'
import { patternProblem } from '../patterns/pattern-problem'

const LISTS = ['include', 'exclude'] as const

/** @returns `"…" repeats too much` */
const problemsOf = (selection: Selection<AddressMatch> = {}): string[] =>
  LISTS.flatMap((list) => selection[list] ?? []).flatMap(({ glob, matches }) => {
    const pattern = matches ?? (glob && globPattern(glob))
    const problem = pattern && patternProblem(pattern, 'targeting')
    return problem ? `"${matches ?? glob}" ${problem}` : []
  })

const read = ({ pages, referrers }: Targeting): SlowPattern[] => [
  ...problemsOf(pages).map((problem) => ({ rule: 'pages', problem })),
  ...problemsOf(referrers).map((problem) => ({ rule: 'referrers', problem })),
]

interface SlowPattern {
  /** Name of the setting. */
  rule: string
  problem: string
}

/** Each display call asks for them. */
const cache = new WeakMap<Targeting, SlowPattern[]>()

export const slowPatterns = (targeting: Targeting): SlowPattern[] => {
  const patterns = cache.get(targeting) ?? read(targeting)
  cache.set(targeting, patterns)
  return patterns
}
