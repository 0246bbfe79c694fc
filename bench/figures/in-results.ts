/** Puts what is built today into the results of the bench: bytes and requests need no quiet machine, only times do. */
import type { Against, PageRow, Results } from '../results'
import { type Stat, statOf } from '../stats'
import type { Figures } from './figures'

const OURS = 'wisp'

const valuesOf = ({ popup, gallery }: Figures): Map<string, number> =>
  new Map([
    ...Object.entries(popup).flatMap(([moment, { bytes, requests }]): [string, number][] => [
      [`bytes-${moment}`, bytes],
      [`requests-${moment}`, requests],
    ]),
    ['gallery-bytes-loaded', gallery.loaded.bytes],
    ['gallery-requests-loaded', gallery.loaded.requests],
    ['gallery-bytes-opened', gallery.opened.bytes],
    ['gallery-requests-opened', gallery.opened.requests],
  ])

const withOurs = (row: PageRow, ours: Stat): PageRow => {
  const values: PageRow['values'] = { ...row.values, [OURS]: ours }
  const against = (other: Against | undefined): Against | undefined =>
    other && { name: other.name, ratio: statOf([ours.median / (values[other.name]?.median ?? Number.NaN)]) }
  return { ...row, values, peer: against(row.peer), limit: against(row.limit) }
}

export const withFigures = (results: Results, figures: Figures): Results => {
  const values = valuesOf(figures)
  const counted = (row: PageRow): PageRow => {
    const value = values.get(row.name)
    return value === undefined ? row : withOurs(row, statOf([value]))
  }
  return { ...results, page: results.page.map(counted), gallery: results.gallery.map(counted) }
}
