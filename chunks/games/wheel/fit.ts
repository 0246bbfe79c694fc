/** How the label of a slice is set: as large as fits between hub and rim, in up to three lines. All of it is there: what is long gets small. */

interface Fitted {
  /** Of its letters, in hundredths of the wheel's radius, as all lengths here. */
  size: number
  lines: string[]
}

/** The width of a text, in its letters' size. */
type Measure = (text: string) => number

/** Where labels end at the rim, and begin at the earliest. */
export const RIM = 88
const HUB = 26
const LARGEST = 10.2
/** Large enough to be read in one breath: no further line for more. */
const READABLE = 7.5
const SMALLEST = 5.4
const STEP = 0.4
export const LINE = 1.12
const LINES = [1, 2, 3]

/** Beside the hub slices are narrow: so far out the lines have their height. */
const roomAt = (size: number, lines: number, count: number): number =>
  RIM - Math.max(HUB, (lines * size * LINE) / 2 / Math.tan(Math.PI / count))

/** `parts`, as many to a line as fit, with `between` them. */
const wrap = (parts: string[], between: string, width: number, measure: Measure): string[] => {
  const lines: string[] = []
  for (const part of parts) {
    const longer = `${lines.at(-1)}${between}${part}`
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

/** In letters from the largest size down to the smallest: as large as fits into so many lines. `apart`: words may be broken. */
const fitLines = (
  label: string,
  most: number,
  count: number,
  measure: Measure,
  [largest, smallest]: [number, number],
  apart?: boolean,
): Fitted | undefined => {
  const words = label.split(/\s+/).filter(Boolean)
  for (let size = largest; size >= smallest; size -= STEP) {
    const width = roomAt(size, most, count) / size
    const parts = apart ? words.flatMap((word) => wrap([...word], '', width, measure)) : words
    const lines = wrap(parts, ' ', width, measure)
    if (lines.length <= most && lines.every((line) => measure(line) <= width)) return { size, lines }
  }
}

const widest = (ways: Fitted[]): Fitted | undefined => [...ways].sort((one, other) => other.size - one.size)[0]

/** @param count of the slices @param largest no larger than that */
export const fitLabel = (label: string, count: number, measure: Measure, largest = LARGEST): Fitted => {
  const inLines = (sizes: [number, number], apart?: boolean): Fitted[] =>
    LINES.flatMap((most) => fitLines(label, most, count, measure, sizes, apart) ?? [])
  const ways = inLines([largest, SMALLEST])
  return (ways.find(({ size }) => size >= Math.min(READABLE, largest)) ??
    widest(ways) ??
    widest(inLines([SMALLEST, 0], true))) as Fitted
}

/** How much larger than the smallest label another may be: they are one wheel's. */
const UNEVEN = 1.3

/** Each text is measured once: its width goes with its size. */
const remembering = (measure: Measure): Measure => {
  const widths = new Map<string, number>()
  return (text) => {
    const width = widths.get(text) ?? measure(text)
    widths.set(text, width)
    return width
  }
}

export const fitAll = (labels: string[], by: Measure): Fitted[] => {
  const { length } = labels
  const measure = remembering(by)
  const smallest = Math.min(...labels.map((label) => fitLabel(label, length, measure).size))
  return labels.map((label) =>
    fitLabel(label, length, measure, Math.min(LARGEST, Math.max(smallest, SMALLEST) * UNEVEN)),
  )
}
