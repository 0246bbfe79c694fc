/**
 * Reads the text files that owners write or export: UTF-8 or UTF-16, with or without a byte order mark, and XML in the
 * encoding that it declares. Anything else is refused, because wrong letters would be seen by visitors.
 */
import { readFileSync, statSync } from 'node:fs'
import { Invalid, invalid } from './invalid'

const MB = 1024 * 1024

const XML_ENCODING = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/
/** Bytes in which a declaration must stand. */
const DECLARATION_BYTES = 1024

/** Files of spreadsheets and editors without a byte order mark begin with ASCII. */
const encodingOf = (bytes: Buffer): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first && second === 0) return 'utf-16le'
  if (first === 0 && second) return 'utf-16be'
  const declared = XML_ENCODING.exec(bytes.toString('latin1', 0, DECLARATION_BYTES))?.[1] ?? 'utf-8'
  // The declaration could be read, so it is not in UTF-16: a program has converted the file and left it as it was.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

type Decoder = InstanceType<typeof TextDecoder>

/** The decoder, which also takes away a byte order mark; undefined if the name is no encoding. */
const decoderOf = (encoding: string): Decoder | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    return
  }
}

const decoded = (decoder: Decoder, bytes: Buffer): string | undefined => {
  try {
    return decoder.decode(bytes)
  } catch {
    return
  }
}

const NEW_LINE = 10

/** Numbers of the lines that are no UTF-8. In it, the byte of a new line is never part of a letter. */
const wrongLines = (decoder: Decoder, bytes: Buffer): number[] => {
  const wrong: number[] = []
  for (let [start, line] = [0, 1]; start < bytes.length; line++) {
    const newline = bytes.indexOf(NEW_LINE, start)
    const end = newline < 0 ? bytes.length : newline
    if (decoded(decoder, bytes.subarray(start, end)) === undefined) wrong.push(line)
    start = end + 1
  }
  return wrong
}

/** @throws Invalid with each line that cannot be read */
export const textOf = (file: string, bytes: Buffer): string => {
  const encoding = encodingOf(bytes)
  const decoder = decoderOf(encoding)
  if (!decoder)
    throw invalid(`declares the encoding "${encoding}", which is not known; save it as UTF-8`, { file, line: 1 })
  const text = decoded(decoder, bytes)
  if (text !== undefined) return text
  if (decoder.encoding !== 'utf-8') throw invalid(`is not ${decoder.encoding} throughout; save it as UTF-8`, { file })
  const message = 'has letters that are not UTF-8; save the file as UTF-8'
  throw new Invalid(wrongLines(decoder, bytes).map((line) => ({ file, line, message })))
}

/** @param maxMegabytes the file may have */
export const readTextFile = (file: string, maxMegabytes = 256): string => {
  let bytes: Buffer
  try {
    if (statSync(file).size > maxMegabytes * MB) throw invalid(`is larger than ${maxMegabytes} MB`, { file })
    bytes = readFileSync(file)
  } catch (error) {
    throw error instanceof Invalid ? error : invalid('cannot be read', { file })
  }
  return textOf(file, bytes)
}
