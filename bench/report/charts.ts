/** All charts by file name. */
import type { ColumnHead, PageRow, Results } from '../results'
import { type Bar, barChart, type Panel } from './bars'
import { lineChart } from './lines'

/** Best first; limits last, because nothing can be below them. */
const panelOf = (rows: PageRow[], columns: ColumnHead[], name: string): Panel => {
  const row = rows.find((entry) => entry.name === name)
  const bars = columns
    .filter(({ name: column }) => column !== 'empty' && row?.values[column])
    .map(({ title, kind, name: column }): Bar => ({ label: title, kind, value: row?.values[column]?.median ?? 0 }))
    .sort((a, b) => Number(a.kind === 'limit') - Number(b.kind === 'limit') || a.value - b.value)
  return { title: row?.title ?? '', unit: row?.unit ?? '', bars }
}

const charter =
  (rows: PageRow[], columns: ColumnHead[]) =>
  (title: string, ...names: string[]): string =>
    barChart(
      title,
      names.map((name) => panelOf(rows, columns, name)).filter(({ bars }) => bars.length),
    )

export const charts = (results: Results): Record<string, string> => {
  const chart = charter(results.page, results.columns)
  const gallery = charter(results.gallery, results.galleries)
  const frames = ['gallery-frame-cold', 'gallery-frame-hovered', 'gallery-frame-warm']
  return {
    ...(results.page.length && {
      'bytes.svg': chart('Bytes over the network', 'bytes-armed', 'bytes-shown', 'bytes-lead'),
      'boot.svg': chart('Milliseconds of script at boot', 'boot-script', 'boot-fast'),
      'paint.svg': chart('Milliseconds from firing to the painted frame', 'paint-cold', 'paint-far', 'paint-warm'),
    }),
    ...(results.gallery.length && {
      'gallery.svg': gallery('Milliseconds from the click to the first frame of a gallery', ...frames),
    }),
    ...(results.growth.length && { 'growth.svg': lineChart(results.growth) }),
  }
}
