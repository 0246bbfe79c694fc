/** The text of an SVG, in whichever encoding it is written. */

const MARKS: [mark: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // Without a mark, by the first character, which is `<`.
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
]

const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/

/** The encoding by the first bytes, or else by the XML declaration. */
const encodingOf = (content: Uint8Array): string => {
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => content[index] === byte))
  const start = Buffer.from(content.subarray(0, 200)).toString('latin1')
  return marked?.[1] ?? DECLARED.exec(start)?.[1] ?? 'utf-8'
}

/** The first bytes as text; '' for an encoding that is not known. */
export const svgStart = (content: Uint8Array): string => {
  try {
    return new TextDecoder(encodingOf(content)).decode(content.subarray(0, 8_000))
  } catch {
    return ''
  }
}

/** Throws for an encoding that nobody knows, and for bytes that are none of it. */
export const svgText = (content: Uint8Array): string =>
  new TextDecoder(encodingOf(content), { fatal: true })
    .decode(content)
    // The text is drawn as UTF-8, so its own encoding would be wrong.
    .replace(/^(<\?xml[^>]*?)\s+encoding\s*=\s*["'][^"']*["']/, '$1')
