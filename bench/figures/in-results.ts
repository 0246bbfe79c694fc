/** Puts what is built today into the results of the bench: bytes and requests need no quiet machine, only times do. */
import { own } from '../../shared/values/own'
import type { Traffic } from '../browser/sites'
import type { Against, PageRow, Results } from '../results'
import { type Stat, statOf } from '../stats'
import type { Figures } from './figures'

const OURS = 'wisp'

/** Values by the names of their rows. @param prefix of these names */
const valuesOf = (moments: Record<string, Traffic>, prefix = ''): Map<string, number> =>
  new Map(
    Object.entries(moments).flatMap(([moment, { bytes, requests }]): [string, number][] => [
      [`${prefix}bytes-${moment}`, bytes],
      [`${prefix}requests-${moment}`, requests],
    ]),
  )

const withOurs = (row: PageRow, ours: Stat): PageRow => {
  const values: PageRow['values'] = { ...row.values, [OURS]: ours }
  const against = (other: Against | undefined): Against | undefined =>
    other && { name: other.name, ratio: statOf([ours.median / (values[other.name]?.median ?? Number.NaN)]) }
  return { ...row, values, peer: against(row.peer), limit: against(row.limit) }
}

const counted = (rows: PageRow[], values: Map<string, number>): PageRow[] =>
  rows.map((row) => {
    const value = values.get(row.name)
    return value === undefined ? row : withOurs(row, statOf([value]))
  })

/** Nothing is compared with edge mode. Results of earlier versions have no such column. */
const countedInEdge = (rows: PageRow[], values: Map<string, number>): PageRow[] =>
  rows.map((row) => {
    const value = values.get(row.name)
    return value === undefined || !row.values.edge ? row : { ...row, values: { ...row.values, edge: statOf([value]) } }
  })

export const withFigures = (results: Results, { popup, edge, gallery, replacing }: Figures): Results => ({
  ...results,
  page: countedInEdge(counted(results.page, valuesOf(popup)), valuesOf(edge)),
  ...(results.replacing && {
    replacing: results.replacing.map((table) => ({
      ...table,
      rows: counted(table.rows, valuesOf(own(replacing, table.name) ?? {})),
    })),
  }),
  gallery: counted(results.gallery, valuesOf(gallery, 'gallery-')),
})
