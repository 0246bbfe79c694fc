/** All ratios of a run in one list. Less is better in all of them. */
import type { MemoryRow, PageRow, Results, ServerRow } from './results'
import type { Stat } from './stats'

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

const ofServer = ({ name, database, processes, sites, popups, cost }: ServerRow): Claim => ({
  name: `server ${name}, ${database}, processes ${processes}, sites ${sites}, popups ${popups}: processor time / bare route`,
  value: cost.ratio,
  step: 0,
})

/** Megabytes by which identical runs differ, depending on the last garbage collection. */
const MEMORY_STEP = 8

const ofMemory = ({ database, sites, memory }: MemoryRow): Claim[] => [
  { name: `memory, ${database}, ${sites} sites, MB`, value: memory, step: MEMORY_STEP },
]

export const claimsOf = ({ page, replacing = [], gallery, growth, server, memory }: Results): Claim[] => [
  ...page.flatMap(ofPage),
  ...replacing.flatMap(({ name, rows }) => rows.flatMap((row) => ofPage({ ...row, name: `${name} ${row.name}` }))),
  ...gallery.flatMap(ofPage),
  ...growth.flatMap(({ name, lines }) =>
    lines
      .filter((line) => line.name === 'wisp')
      .flatMap(({ exponent }) =>
        exponent ? [{ name: `growth by ${name}: exponent`, value: exponent, step: 0.05 }] : [],
      ),
  ),
  ...server.map(ofServer),
  ...memory.filter(({ database }) => database !== 'none').flatMap(ofMemory),
]
