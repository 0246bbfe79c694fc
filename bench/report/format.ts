/** Formats numbers for readers. */
import type { PageRow } from '../results'
import type { Stat } from '../stats'

const grouped = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

export const number = (value: number): string => (Math.abs(value) >= 1000 ? whole : grouped).format(value)

/** `12`, or with its spread if it is visible: `12 (11–14)`. */
export const stat = ({ median, low, high }: Stat): string => {
  const [from, to] = [number(low), number(high)]
  return from === to ? number(median) : `${number(median)} (${from}–${to})`
}

/** Values below the accuracy are shown as `< step`. */
export const measured = ({ values, unit, step, net }: PageRow, column: string): string => {
  const value = values[column]
  if (!value) return '–'
  if (net && value.median !== 0 && value.median < step) return `< ${step}`
  return unit === 'B' || unit === '' ? number(value.median) : stat(value)
}

/** Title and unit, for the start of a row. */
export const label = ({ title, unit }: PageRow): string => (unit ? `${title}, ${unit}` : title)

export const times = (ratio: Stat | undefined): string =>
  ratio && Number.isFinite(ratio.median) ? `${number(ratio.median)} ×` : '–'

export const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, index) => (index ? '--:' : ':--')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
