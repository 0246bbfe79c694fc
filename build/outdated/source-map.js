/** How many bytes of a built file come from which of its sources, by its source map. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The numbers of a segment: base64 VLQ, https://tc39.es/ecma426/. @param {string} segment */
const numbersOf = (segment) => {
  const numbers = []
  let [value, shift] = [0, 0]
  for (const character of segment) {
    const digit = DIGITS.indexOf(character)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}

/** @param {string} mappings @returns {{ column: number, source: number | undefined }[][]} where a source begins, by line */
const linesOf = (mappings) => {
  let source = 0
  return mappings.split(';').map((line) => {
    let column = 0
    return line
      .split(',')
      .filter(Boolean)
      .map((segment) => {
        const [columns = 0, sources] = numbersOf(segment)
        column += columns
        source += sources ?? 0
        return { column, source: sources === undefined ? undefined : source }
      })
  })
}

/** @param {string} code @param {{ sources: string[], mappings: string }} map @returns {Map<string, number>} by source */
export const bytesBySource = (code, { sources, mappings }) => {
  const lines = code.split('\n')
  const bytes = new Map()
  for (const [number, segments] of linesOf(mappings).entries())
    for (const [index, { column, source }] of segments.entries()) {
      const name = source === undefined ? undefined : sources[source]
      if (name === undefined) continue
      const text = (lines[number] ?? '').slice(column, segments[index + 1]?.column)
      bytes.set(name, (bytes.get(name) ?? 0) + Buffer.byteLength(text))
    }
  return bytes
}
