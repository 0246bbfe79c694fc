/** The aims that the bench measures. Those of files alone are budgets in `.size-limit.json`. */
import type { PageRow, Results } from './results'

interface Target {
  /** A row of the page. */
  row: string
  column: 'wisp' | 'edge'
  /** The limit is of the value itself, or of ours divided by that of the best peer or of the lowest possible column. */
  of: 'value' | 'peer' | 'limit'
  limit: number
}

export interface Aim {
  title: string
  limit: number
  unit: string
  /** Absent if this run has not measured it. */
  value?: number | undefined
  isMet: boolean
  /** Smaller differences are not significant. */
  step: number
}

const value = (row: string, limit: number, column: Target['column'] = 'wisp'): Target => ({
  row,
  column,
  of: 'value',
  limit,
})
const againstPeer = (row: string, limit = 1): Target => ({ row, column: 'wisp', of: 'peer', limit })

const TARGETS: Target[] = [
  value('requests-armed', 1, 'edge'),
  value('bytes-shown', 18_000),
  againstPeer('bytes-shown'),
  value('requests-shown', 3),
  value('requests-shown', 2, 'edge'),
  value('bytes-lead', 27_000),
  { row: 'boot-script', column: 'wisp', of: 'limit', limit: 1.25 },
  value('boot-script', 8, 'edge'),
  againstPeer('paint-warm'),
  againstPeer('paint-cold', 1.1),
  againstPeer('paint-far', 1.1),
  againstPeer('paint-delay'),
  againstPeer('paint-exit'),
  againstPeer('paint-scroll'),
  value('paint-growth', 1.2),
  value('long-tasks', 0),
  value('long-tasks-large', 0),
  value('memory-shown', 500),
]

/** The cost of a page with 1,000 popups before one fires, divided by the cost with one. */
const POPUPS_LIMIT = 2

const WORDS = { value: '', peer: ' / best peer', limit: ' / limit' }

const aimOf = ({ row, column, of, limit }: Target, rows: PageRow[]): Aim => {
  const pageRow = rows.find(({ name }) => name === row)
  const measured = of === 'value' ? pageRow?.values[column]?.median : pageRow?.[of]?.ratio?.median
  const title = `${pageRow?.title ?? row}${WORDS[of]}${column === 'edge' ? ', in edge mode' : ''}`
  const other = of === 'value' ? 1 : (pageRow?.values[pageRow[of]?.name ?? '']?.median ?? 1)
  return {
    title,
    limit,
    unit: of === 'value' ? (pageRow?.unit ?? '') : '×',
    value: measured,
    isMet: (measured ?? Number.NaN) <= limit,
    step: (pageRow?.step ?? 0) / other,
  }
}

const aimOfPopups = ({ growth }: Pick<Results, 'growth'>): Aim => {
  const curve = growth.find(({ name }) => name === 'popups')
  const measured = curve?.lines.find(({ name }) => name === 'wisp')?.growth?.median
  return {
    title: 'boot with 1,000 popups / with one',
    limit: POPUPS_LIMIT,
    unit: '×',
    value: measured,
    isMet: (measured ?? Number.NaN) <= POPUPS_LIMIT,
    step: 0,
  }
}

export const aimsOf = (results: Pick<Results, 'page' | 'growth'>): Aim[] => [
  ...TARGETS.map((target) => aimOf(target, results.page)),
  aimOfPopups(results),
]
