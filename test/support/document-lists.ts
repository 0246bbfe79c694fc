/** Compares a list of a document with its source, and says for each difference what to write where. */
import { expect } from 'vitest'

/** Fails with a sentence for each of `missing`. */
export const expectNone = <T>(missing: Iterable<T>, sentence: (item: T) => string): void => {
  const sentences = [...missing].map(sentence)
  if (sentences.length) expect.fail(sentences.join('\n'))
}

interface List {
  /** The document, and the place in it: `docs/pages.md, "## Actions"`. */
  place: string
  /** The source of the names, such as `actions/index.ts`. */
  source: string
  /** The row to write for a name. */
  row?: (name: string) => string
  /** The document has them in the order of the source. */
  ordered?: boolean
}

/** Fails unless a document tells of exactly these. */
export const expectTold = (
  documentNames: readonly string[],
  sourceNames: readonly string[],
  { place, source, row = (name) => `| \`${name}\` | … |`, ordered = false }: List,
): void => {
  const [missing, surplus] = [
    sourceNames.filter((name) => !documentNames.includes(name)),
    documentNames.filter((name) => !sourceNames.includes(name)),
  ]
  const twice = documentNames.filter((name, index) => documentNames.indexOf(name) < index)
  expectNone(
    [
      ...missing.map((name) => `write into ${place}: ${row(name)}`),
      ...surplus.map((name) => `remove from ${place}: ${name}, which ${source} does not have`),
      ...twice.map((name) => `remove from ${place}: ${name}, which is there twice`),
    ],
    (sentence) => sentence,
  )
  if (ordered && documentNames.join() !== sourceNames.join())
    expect.fail(`put what is in ${place} into the order of ${source}: ${sourceNames.join(', ')}`)
}
