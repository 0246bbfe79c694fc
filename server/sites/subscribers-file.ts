/** A list of subscribers: one in each line, as an address or its hash, alone or among other columns. */
import { Invalid } from '../lib/invalid'
import { readTextFile } from '../lib/text-file'
import { hashOf } from './subscribers'

const HASH = /^[\da-f]{64}$/i
const EMAIL = /^[^\s@"]+@[^\s@"]+$/
/** More than these are not listed. */
const MAX_PROBLEMS = 20

const hashIn = (line: string): string | undefined => {
  const cells = line.split(/[,;\t]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
  // Beside an address, a hash may be one of anything.
  const email = cells.find((cell) => EMAIL.test(cell))
  return email ? hashOf(email) : cells.find((cell) => HASH.test(cell))?.toLowerCase()
}

/** The hashes of all addresses in the file. The first line may name the columns. Throws an Invalid that lists all problems. */
export const readSubscribers = (file: string): string[] => {
  const lines = readTextFile(file).split(/\r?\n/)
  const entries = lines.map((line, index) => ({ line: index + 1, text: line.trim(), hash: hashIn(line) }))
  const problems = entries
    .filter(({ hash, line, text }) => text && !hash && line > 1)
    .map(({ line }) => ({
      file,
      line,
      message: 'has neither an email address nor its SHA-256 in 64 hexadecimal digits',
    }))
  if (problems.length) throw new Invalid(problems.slice(0, MAX_PROBLEMS))
  return [...new Set(entries.flatMap(({ hash }) => hash ?? []))]
}
