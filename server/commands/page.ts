import { pathOf } from '../pages/page-html'
import { type ReadPage, readPageDocument } from '../pages/read'
import { savePage } from '../pages/save'
import { serverOrigin } from '../process/running-server'
import { ownersAddress, ownerWords } from '../sites/owner-link'
import { type Command, chooseSite, textOption, type World } from './command'
import { withStore } from './with-store'

/** The facts on which the printed addresses depend. */
interface Access {
  paused: boolean
  /** The word in an owner's link, which opens what visitors do not get. */
  word: string
}

/** The text to print after an import, by paragraph. */
const report = async ({ config }: World, file: string, { document, named }: ReadPage, { paused, word }: Access) => {
  const { id, slug, title, variants } = document
  const hint = `${file} names no id, so the page was given one; imported again, it would become a second page.
To update this one instead, put this line into the file:

  "id": "${id}",`
  const address = (await serverOrigin(config)) + pathOf(slug)
  // Visitors never get a variant of weight 0, so its address is an owner's link.
  const linkTo = ({ name, weight }: (typeof variants)[number]): string =>
    `  ${weight ? `${address}?variant=${name}` : ownersAddress(`${address}?variant=${name}`, word)}`
  return [
    `${id}\t${title}`,
    ...(named ? [] : [hint]),
    ...(paused ? [`It is paused. To have it shown: wisp page resume ${id}`] : []),
    `See it, while the server runs: ${paused ? ownersAddress(`${address}?preview=${id}`, word) : address}`,
    ...(variants.length ? [variants.map(linkTo).join('\n')] : []),
  ].join('\n\n')
}

export const pageImport: Command = {
  name: 'page import',
  args: 'FILE [--site KEY]',
  help: 'add a page with the pictures and films beside the file, or update the one of the same id',
  options: { site: { type: 'string' } },
  argumentCount: 1,
  async run(world, [file = ''], options) {
    world.say(`Reading ${file} and its files`)
    const page = readPageDocument(file)
    const text = await withStore(world, async (store) => {
      const { key } = await chooseSite(store, textOption(options, 'site'))
      world.say(`Storing ${page.document.title}`)
      await savePage(store, key, page)
      const paused = (await store.pages.find(page.document.id))?.paused ?? false
      return report(world, file, page, { paused, word: (await ownerWords(store))(key) })
    })
    world.print(text)
  },
}

export const pageList: Command = {
  name: 'page list',
  args: '',
  help: 'the pages: id, site, address, title, and whether it is paused',
  argumentCount: 0,
  async run(world) {
    const pages = await withStore(world, (store) => store.pages.list())
    for (const { id, siteKey, slug, title, paused } of pages)
      world.print([id, siteKey, pathOf(slug), title, ...(paused ? ['paused'] : [])].join('\t'))
  },
}
