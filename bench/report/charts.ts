/** All charts by file name. */
import type { Results } from '../results'
import { type Bar, barChart, type Panel } from './bars'
import { lineChart } from './lines'

/** Best first; limits last, because nothing can be below them. */
const panelOf = ({ page, columns }: Results, name: string): Panel => {
  const row = page.find((one) => one.name === name)
  const bars = columns
    .filter(({ kind, name: column }) => kind !== 'gallery' && column !== 'empty' && row?.values[column])
    .map(({ title, kind, name: column }): Bar => ({ label: title, kind, value: row?.values[column]?.median ?? 0 }))
    .sort((a, b) => Number(a.kind === 'limit') - Number(b.kind === 'limit') || a.value - b.value)
  return { title: row?.title ?? '', unit: row?.unit ?? '', bars }
}

export const charts = (results: Results): Record<string, string> => {
  const chart = (title: string, ...names: string[]): string =>
    barChart(
      title,
      names.map((name) => panelOf(results, name)),
    )
  return {
    ...(results.page.length && {
      'bytes.svg': chart('Bytes over the network', 'bytes-armed', 'bytes-shown'),
      'boot.svg': chart('Milliseconds of script at boot', 'boot-script', 'boot-fast'),
      'paint.svg': chart('Milliseconds from firing to the painted frame', 'paint-cold', 'paint-far', 'paint-warm'),
    }),
    ...(results.growth.length && { 'growth.svg': lineChart(results.growth) }),
  }
}
