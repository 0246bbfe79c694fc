import { readCatalogue } from '../catalogue-file'
import { type Command, chooseSite } from './command'
import { withStore } from './with-store'

export const catalogImport: Command = {
  name: 'catalog import',
  args: 'SITE FILE',
  help: 'import the products to recommend on a site, replacing the previous ones',
  takes: 2,
  async run(world, [key, file = '']) {
    const { currency, products } = readCatalogue(file)
    await withStore(world, async (store) => {
      const site = await chooseSite(store, key)
      await store.catalogue.replace(site.key, currency, products)
    })
    world.print(`${products.length} products`)
  },
}
