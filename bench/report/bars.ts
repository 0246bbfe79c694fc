/** Bar charts that are legible on light and dark backgrounds, and on a phone: as narrow as one, with the names above the bars. */
const ROW = 38
const BAR = 14
const WIDTH = 380
/** The length of the longest bar; its value stands beside it. */
const BARS = 290

export interface Bar {
  label: string
  value: number
  kind: string
}

export interface Panel {
  title: string
  unit: string
  bars: Bar[]
}

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #1f2a24 }
  .title { font-weight: 600 }
  .value { fill: #5a6660 }
  .peer { fill: #a9b4ae } .ours { fill: #2f7d5b } .limit { fill: #dfe5e1; stroke: #a9b4ae }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6ebe8 } .value { fill: #a5b0aa }
    .peer { fill: #66726c } .ours { fill: #58b58a } .limit { fill: #2b3430; stroke: #66726c }
  }`

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('`', '')

const bar = ({ label, value, kind }: Bar, unit: string, y: number, maxValue: number): string => {
  const width = Math.max(1, (value / maxValue) * BARS)
  const text = `${new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(value)} ${unit}`
  return `<text y="${y + 12}">${escapeXml(label)}</text>
<rect class="${kind}" y="${y + 17}" width="${width.toFixed(1)}" height="${BAR}" rx="2"/>
<text class="value" x="${(width + 8).toFixed(1)}" y="${y + 28}">${text}</text>`
}

const panel = ({ title, unit, bars }: Panel, top: number): string => {
  const maxValue = Math.max(...bars.map(({ value }) => value), 1)
  const heading = `<text class="title" y="${top + 14}">${escapeXml(title)}</text>`
  return [heading, ...bars.map((item, index) => bar(item, unit, top + HEADING + ROW * index, maxValue))].join('\n')
}

const HEADING = 24
/** Below a panel. */
const GAP = 20

const heightOf = ({ bars }: Panel): number => HEADING + ROW * bars.length + GAP

/** @param title text alternative */
export const barChart = (title: string, panels: Panel[]): string => {
  const tops = panels.map((_, index) => panels.slice(0, index).reduce((sum, item) => sum + heightOf(item), 8))
  const height = panels.reduce((sum, item) => sum + heightOf(item), 8)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeXml(title)}">
<style>${STYLE}</style>
${panels.map((item, index) => panel(item, tops[index] ?? 0)).join('\n')}
</svg>
`
}
