/** All ratios of a run in one list. Less is better in all of them. */
import type { MemoryRow, PageRow, Results, ServerRow } from './results'
import { inverse, type Stat } from './stats'

export interface Claim {
  name: string
  value: Stat
  /** Smaller differences are not significant. */
  step: number
}

const ofPage = ({ name, values, step, peer, limit }: PageRow): Claim[] => {
  const against = Object.entries({ 'best peer': peer, limit }).flatMap(([to, other]) => {
    const theirs = values[other?.name ?? '']?.median
    return other?.ratio && theirs ? [{ name: `${name} / ${to}`, value: other.ratio, step: step / theirs }] : []
  })
  // If the others' values are zero there is no ratio; compare the value itself with the committed one.
  return against.length || !values.wisp ? against : [{ name, value: values.wisp, step }]
}

const ofServer = ({ name, database, processes, perSecondRatio, p99, p99Ratio }: ServerRow): Claim[] => {
  const label = `server ${name}, ${database}, ${processes}`
  return [
    { name: `${label}: time for each / bare route`, value: inverse(perSecondRatio), step: 0 },
    // The load generator measures whole milliseconds, and a bare route takes few.
    { name: `${label}: 99th percentile / bare route`, value: p99Ratio, step: p99Ratio.median ** 2 / p99.median },
  ]
}

/** Megabytes by which identical runs differ, depending on the last garbage collection. */
const MEMORY_STEP = 8

const ofMemory = ({ database, sites, memory }: MemoryRow): Claim[] => [
  { name: `memory, ${database}, ${sites} sites, MB`, value: memory, step: MEMORY_STEP },
]

export const claimsOf = ({ page, gallery, growth, server, memory }: Results): Claim[] => [
  ...[...page, ...gallery].flatMap(ofPage),
  ...growth.flatMap(({ name, lines }) =>
    lines
      .filter((line) => line.name === 'wisp')
      .flatMap(({ exponent }) =>
        exponent ? [{ name: `growth by ${name}: exponent`, value: exponent, step: 0.05 }] : [],
      ),
  ),
  ...server.filter(({ database }) => database !== 'none').flatMap(ofServer),
  ...memory.filter(({ database }) => database !== 'none').flatMap(ofMemory),
]
