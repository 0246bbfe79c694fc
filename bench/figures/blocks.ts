/** Blocks of a document between two marker comments, `<!-- NAME -->` and `<!-- /NAME -->`, whose text is made. */

/** @param name of the document @param blocks the text of each block by its name @throws if the document lacks one */
export const withBlocks = (name: string, document: string, blocks: Record<string, string>): string =>
  Object.entries(blocks).reduce((text, [title, block]) => {
    const [begin, end] = [`<!-- ${title} -->`, `<!-- /${title} -->`]
    const from = text.indexOf(begin)
    const to = text.indexOf(end, from)
    if (from < 0 || to < 0) throw new Error(`${name} has no block ${begin} … ${end}`)
    return text.slice(0, from + begin.length) + block + text.slice(to)
  }, document)

/** A block of lines of its own. */
export const lines = (text: string): string => `\n\n${text}\n\n`
