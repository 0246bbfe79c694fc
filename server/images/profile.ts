/** Makes an ICC profile of a gamma and of the colours that are meant: https://www.color.org/specification/ICC.1-2001-04.pdf */

/** White, red, green and blue, each as x and y. */
export type Chromaticities = [
  whiteX: number,
  whiteY: number,
  redX: number,
  redY: number,
  greenX: number,
  greenY: number,
  blueX: number,
  blueY: number,
]

type Triple = [number, number, number]
type Matrix = [Triple, Triple, Triple]

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => matrix.map(([a, b, c]) => a * x + b * y + c * z) as Triple

const product = (first: Matrix, other: Matrix): Matrix => {
  const columns = ([0, 1, 2] as const).map((column) =>
    times(first, [other[0][column], other[1][column], other[2][column]]),
  )
  return [0, 1, 2].map((row) => columns.map((column) => column[row])) as Matrix
}

const inverse = ([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix => {
  const by = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  return [
    [(e * i - f * h) / by, (c * h - b * i) / by, (b * f - c * e) / by],
    [(f * g - d * i) / by, (a * i - c * g) / by, (c * d - a * f) / by],
    [(d * h - e * g) / by, (b * g - a * h) / by, (a * e - b * d) / by],
  ]
}

/** The white of profiles (D50), to which all colours are adapted by Bradford's matrix. */
const WHITE: Triple = [0.9642, 1, 0.8249]
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]

const lightOf = (x: number, y: number): Triple => [x / y, 1, (1 - x - y) / y]

/** Red, green and blue, as columns, under the white of profiles. */
const coloursOf = ([wx, wy, rx, ry, gx, gy, bx, by]: Chromaticities): Matrix => {
  const [red, green, blue] = [lightOf(rx, ry), lightOf(gx, gy), lightOf(bx, by)]
  const rows = [0, 1, 2].map((row) => [red[row], green[row], blue[row]]) as Matrix
  const white = lightOf(wx, wy)
  const amounts = times(inverse(rows), white)
  const [from, to] = [times(BRADFORD, white), times(BRADFORD, WHITE)]
  const scaled = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => (row === column ? (to[row] ?? 0) / (from[row] ?? 1) : 0)),
  ) as Matrix
  const adapted = product(product(inverse(BRADFORD), scaled), BRADFORD)
  return product(adapted, rows.map((row) => row.map((value, column) => value * (amounts[column] ?? 0))) as Matrix)
}

/** A fixed-point number with 16 bits behind the point. */
const fixed = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65_536), 4 * index)
  return bytes
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const zeros = (count: number): Buffer => Buffer.alloc(count)
const whole = (value: number): Buffer => {
  const bytes = zeros(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const point = (values: Triple): Buffer => Buffer.concat([latin('XYZ '), zeros(4), fixed(...values)])

/** One number with 8 bits behind the point. */
const curve = (gamma: number): Buffer => {
  const value = zeros(2)
  value.writeUInt16BE(Math.round(gamma * 256))
  return Buffer.concat([latin('curv'), zeros(4), whole(1), value])
}

const NAME = latin('wisp\0')
const described = Buffer.concat([latin('desc'), zeros(4), whole(NAME.length), NAME, zeros(78)])
const copyright = Buffer.concat([latin('text'), zeros(4), NAME])

const HEADER_BYTES = 128

const assembled = (space: 'GRAY' | 'RGB ', tags: [name: string, content: Buffer][]): Buffer => {
  const table: Buffer[] = [whole(tags.length)]
  const contents: Buffer[] = []
  let offset = HEADER_BYTES + 4 + 12 * tags.length
  for (const [name, content] of tags) {
    table.push(latin(name), whole(offset), whole(content.length))
    const padded = Buffer.concat([content, zeros(-content.length & 3)])
    contents.push(padded)
    offset += padded.length
  }
  const header = zeros(HEADER_BYTES)
  header.writeUInt32BE(offset, 0)
  header.writeUInt32BE(0x02_40_00_00, 8)
  header.write(`mntr${space}XYZ `, 12, 'latin1')
  header.write('acsp', 36, 'latin1')
  fixed(...WHITE).copy(header, 68)
  return Buffer.concat([header, ...table, ...contents])
}

/**
 * Undefined for what no profile can say.
 * @param gamma of the values, such as 2.2
 * @param colours undefined: grey
 */
export const profileFor = (gamma: number, colours?: Chromaticities): Buffer | undefined => {
  if (!(gamma >= 0.01 && gamma < 256)) return
  const common: [string, Buffer][] = [
    ['desc', described],
    ['cprt', copyright],
    ['wtpt', point(WHITE)],
  ]
  if (!colours) return assembled('GRAY', [...common, ['kTRC', curve(gamma)]])
  const rows = coloursOf(colours)
  if (!rows.flat().every((value) => Math.abs(value) < 16)) return
  const named = ['r', 'g', 'b'].flatMap((name, column): [string, Buffer][] => [
    [`${name}XYZ`, point(rows.map((row) => row[column]) as Triple)],
    [`${name}TRC`, curve(gamma)],
  ])
  return assembled('RGB ', [...common, ...named])
}
