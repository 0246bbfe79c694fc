/** For tests of documents: what is missing from a list, as sentences that say what to write where. */
import { expect } from 'vitest'

/** Fails with a sentence for each of `missing`. */
export const expectNone = <T>(missing: Iterable<T>, sentence: (one: T) => string): void => {
  const sentences = [...missing].map(sentence)
  if (sentences.length) expect.fail(sentences.join('\n'))
}

interface List {
  /** The document, and the place in it: `docs/pages.md, "## Actions"`. */
  where: string
  /** Where the names come from: `actions/index.ts`. */
  source: string
  /** What to write for a name. */
  row?: (name: string) => string
  /** The document has them in the order of the source. */
  ordered?: boolean
}

/** Fails unless a document tells of exactly these. */
export const expectTold = (
  told: readonly string[],
  wanted: readonly string[],
  { where, source, row = (name) => `| \`${name}\` | … |`, ordered = false }: List,
): void => {
  const [missing, surplus] = [
    wanted.filter((name) => !told.includes(name)),
    told.filter((name) => !wanted.includes(name)),
  ]
  const twice = told.filter((name, index) => told.indexOf(name) < index)
  expectNone(
    [
      ...missing.map((name) => `write into ${where}: ${row(name)}`),
      ...surplus.map((name) => `remove from ${where}: ${name}, which ${source} does not have`),
      ...twice.map((name) => `remove from ${where}: ${name}, which is there twice`),
    ],
    (sentence) => sentence,
  )
  if (ordered && told.join() !== wanted.join())
    expect.fail(`put what is in ${where} into the order of ${source}: ${wanted.join(', ')}`)
}
