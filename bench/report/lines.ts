/** Line charts of growth. Both axes are logarithmic, so the slope of a straight line is its exponent. */
import type { Curve, Line } from '../results'
import { escapeXml } from './bars'

/** As narrow as a phone. */
const WIDTH = 380
const PANEL = { width: 140, height: 130, gapX: 50, gapY: 70, left: 34, top: 30 }
const PANELS_IN_ROW = 2
/** Milliseconds at the bottom and the top of each panel. */
const BOTTOM = 0.1
const TOP = 100

const STYLE = `
  text { font: 11px system-ui, sans-serif; fill: #1f2a24 }
  .title { font-weight: 600; font-size: 10px }
  .axis { stroke: #a9b4ae; fill: none }
  .wisp { stroke: #2f7d5b; fill: none; stroke-width: 2.5 } .floor { stroke: #a9b4ae; fill: none; stroke-width: 2 }
  @media (prefers-color-scheme: dark) { text { fill: #e6ebe8 } .wisp { stroke: #58b58a } .floor { stroke: #66726c } }`

const part = (value: number, from: number, to: number): number =>
  Math.log(Math.min(Math.max(value, from), to) / from) / Math.log(to / from)

const path = ({ name, points }: Line, first: number, last: number): string => {
  const places = points.map(({ count, cost }) => {
    const x = part(count, first, last) * PANEL.width
    const y = (1 - part(cost.median, BOTTOM, TOP)) * PANEL.height
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return `<polyline class="${name}" points="${places.join(' ')}"/>`
}

const panel = ({ title, lines }: Curve, index: number): string => {
  const counts = lines[0]?.points.map(({ count }) => count) ?? [1]
  const [first, last] = [Math.min(...counts), Math.max(...counts)]
  const { width, height, gapX, gapY, left, top } = PANEL
  const x = left + (index % PANELS_IN_ROW) * (width + gapX)
  const y = top + Math.floor(index / PANELS_IN_ROW) * (height + gapY)
  const exponent = lines.find(({ name }) => name === 'wisp')?.exponent
  return `<g transform="translate(${x} ${y})">
<text class="title" x="-30" y="-12">${escapeXml(title)}</text>
<path class="axis" d="M0 0V${height}H${width}"/>
<text x="-4" y="10" text-anchor="end">${TOP}</text><text x="-4" y="${height}" text-anchor="end">${BOTTOM}</text>
<text y="${height + 16}">${first}</text><text x="${width}" y="${height + 16}" text-anchor="end">${last}</text>
<text x="${width / 2}" y="${height + 16}" text-anchor="middle">k = ${exponent ? exponent.median.toFixed(2) : 'flat'}</text>
${lines.map((line) => path(line, first, last)).join('\n')}
</g>`
}

export const lineChart = (
  curves: Curve[],
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${Math.ceil(curves.length / PANELS_IN_ROW) * (PANEL.height + PANEL.gapY)}" role="img" aria-label="Growth, in milliseconds">
<style>${STYLE}</style>
${curves.map(panel).join('\n')}
</svg>
`
