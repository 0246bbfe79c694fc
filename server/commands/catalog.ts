import { ofArguments } from '../lib/invalid'
import { importCatalogue } from '../shop/import'
import { type Command, textOption } from './command'
import { withSite } from './with-store'

const ARGUMENTS = { currency: '--currency', shop: '--shop' }

export const catalogImport: Command = {
  name: 'catalog import',
  args: 'SITE FILE [--currency CODE] [--shop URL]',
  help: "import the products to recommend on a site, replacing the previous ones; a store's export, too",
  options: { currency: { type: 'string' }, shop: { type: 'string' } },
  argumentCount: 2,
  async run(world, [key, file = ''], options) {
    const input = { file, currency: textOption(options, 'currency'), shop: textOption(options, 'shop') }
    const count = await withSite(world, key, (store, site) =>
      ofArguments(() => importCatalogue(store, site.key, input, world.say), ARGUMENTS),
    )
    world.print(`${count} ${count === 1 ? 'product' : 'products'}`)
  },
}
