/**
 * Fits the label of a slice between hub and rim: as large as possible, in up to three lines. A long label becomes
 * small, but is never cut.
 */

interface Fitted {
  /** Font size. All lengths here are hundredths of the wheel's radius. */
  size: number
  lines: string[]
}

/** The width of a text at font size 1. */
type Measure = (text: string) => number

/** Where labels end at the rim, and where they may begin at the hub. */
export const RIM_RADIUS = 88
const HUB_RADIUS = 26
const MAX_LETTER_SIZE = 10.2
/** Large enough to read easily: no further line is used to make it larger. */
const READABLE_LETTER_SIZE = 7.5
const MIN_LETTER_SIZE = 5.4
const LETTER_STEP = 0.4
export const LINE_HEIGHT = 1.12
const LINE_COUNTS = [1, 2, 3]

/** The length of a line. Slices are narrow at the hub: lines begin where their slice is as wide as they are high. */
const roomAt = (size: number, lines: number, count: number): number =>
  RIM_RADIUS - Math.max(HUB_RADIUS, (lines * size * LINE_HEIGHT) / 2 / Math.tan(Math.PI / count))

/** Fills lines with `parts`, as many as fit, separated by `between`. */
const wrap = (parts: string[], between: string, width: number, measure: Measure): string[] => {
  const lines: string[] = []
  for (const part of parts) {
    const longer = `${lines.at(-1)}${between}${part}`
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

/** The largest size at which the label fits into so many lines. `breakWords`: between any two letters. */
const fitLines = (
  label: string,
  maxLines: number,
  count: number,
  measure: Measure,
  [largest, smallest]: [number, number],
  breakWords?: boolean,
): Fitted | undefined => {
  const words = label.split(/\s+/).filter(Boolean)
  for (let size = largest; size >= smallest; size -= LETTER_STEP) {
    const width = roomAt(size, maxLines, count) / size
    const parts = breakWords ? words.flatMap((word) => wrap([...word], '', width, measure)) : words
    const lines = wrap(parts, ' ', width, measure)
    if (lines.length <= maxLines && lines.every((line) => measure(line) <= width)) return { size, lines }
  }
}

const largestOf = (fits: Fitted[]): Fitted | undefined => [...fits].sort((a, b) => b.size - a.size)[0]

/** @param count of the slices @param largest no larger than that */
export const fitLabel = (label: string, count: number, measure: Measure, largest = MAX_LETTER_SIZE): Fitted => {
  const inLines = (sizes: [number, number], breakWords?: boolean): Fitted[] =>
    LINE_COUNTS.flatMap((maxLines) => fitLines(label, maxLines, count, measure, sizes, breakWords) ?? [])
  const fits = inLines([largest, MIN_LETTER_SIZE])
  return (fits.find(({ size }) => size >= Math.min(READABLE_LETTER_SIZE, largest)) ??
    largestOf(fits) ??
    largestOf(inLines([MIN_LETTER_SIZE, 0], true))) as Fitted
}

/** The largest label is at most this many times the smallest, so that the labels of a wheel look alike. */
const MAX_SIZE_RATIO = 1.3

/** Measures each text once: its width grows in proportion with its size. */
const memoized = (measure: Measure): Measure => {
  const widths = new Map<string, number>()
  return (text) => {
    const width = widths.get(text) ?? measure(text)
    widths.set(text, width)
    return width
  }
}

export const fitAll = (labels: string[], by: Measure): Fitted[] => {
  const { length } = labels
  const measure = memoized(by)
  const smallest = Math.min(...labels.map((label) => fitLabel(label, length, measure).size))
  return labels.map((label) =>
    fitLabel(label, length, measure, Math.min(MAX_LETTER_SIZE, Math.max(smallest, MIN_LETTER_SIZE) * MAX_SIZE_RATIO)),
  )
}
