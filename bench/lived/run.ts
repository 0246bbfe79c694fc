/** From the moment that a popup waits for to the painted frame, over a distant network: what is fetched on intent shows here. */
import type { Browser } from 'playwright-core'
import { arrive, withVisit } from '../browser/arrive'
import { FRAME_MS } from '../browser/measures/paint'
import { measurePaint } from '../browser/paint.page'
import { FAR_LATENCY_MS } from '../browser/record'
import { inRounds, rowOf } from '../browser/rows'
import { openSite, type Site } from '../browser/sites'
import type { Column } from '../columns/column'
import { COLUMNS } from '../columns/table'
import { edge, wispWith } from '../columns/wisp'
import { POPUP, popupWith } from '../popups'
import type { PageRow } from '../results'
import { noteFiring } from './fired.page'
import { WAYS, type Way } from './ways'

const OURS = 'wisp'

/** Nothing fires on a page with the empty script, and in edge mode a popup fires as ever. */
const UNFIRED = ['empty', edge.name]

/** Ours has the triggers; the others fire when ours would. */
const columnsOf = ({ triggers }: Way): Column[] =>
  COLUMNS.filter(({ name }) => !UNFIRED.includes(name)).map((column) =>
    column.name === OURS ? wispWith([{ ...popupWith(1), triggers }]) : column,
  )

const paintedIn = (browser: Browser, site: Site, { watch, arm, act }: Way): Promise<number> =>
  withVisit(
    arrive(browser, site, { latency: FAR_LATENCY_MS, before: [noteFiring, watch] }),
    async ({ page }): Promise<number> => {
      const { column } = site
      const fire = column.name === OURS ? '() => {}' : `() => { ${armedBy(column, arm)} }`
      const painted = page.evaluate(`(${measurePaint})(${fire}, ${column.popup}, '${POPUP}', () => globalThis.firedAt)`)
      await act(page)
      return (await painted) as number
    },
  )

const armedBy = ({ fire }: Column, arm: Way['arm']): string =>
  `globalThis.fireByHand = () => (${fire})('${POPUP}'); (${arm})()`

export const runLived = async (browser: Browser, rounds: number): Promise<PageRow[]> => {
  const rows: PageRow[] = []
  if (!rounds) return rows
  for (const way of WAYS) {
    const columns = columnsOf(way)
    const sites = await Promise.all(columns.map(openSite))
    const results = await inRounds(`popups ${way.title}`, rounds, sites, (site) => paintedIn(browser, site, way))
    const measure = {
      name: `paint-${way.name}`,
      title: `fires → painted ${way.title}, 150 ms round trip`,
      unit: 'ms' as const,
      step: FRAME_MS,
      limit: 'floor',
      read: (painted: number) => painted,
    }
    rows.push(rowOf(measure, results, columns))
  }
  return rows
}
