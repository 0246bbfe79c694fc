import { invalid, together, wrongUsage } from '../lib/invalid'
import { isCurrency } from '../shop/catalogue/money'
import { readCatalogue } from '../shop/catalogue/read'
import { type Command, chooseSite, textOption, type Values } from './command'
import { withStore } from './with-store'

const shopOf = (options: Values): string => {
  const shop = textOption(options, 'shop')
  if (shop === undefined) return ''
  const url = URL.canParse(shop) ? new URL(shop) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw wrongUsage(`--shop must be an address like https://shop.example, got "${shop}"`)
  return url.href.replace(/[?#].*$/, '').replace(/\/$/, '')
}

const currencyOf = (options: Values): string | undefined => {
  const currency = textOption(options, 'currency')
  if (currency !== undefined && !isCurrency(currency))
    throw wrongUsage(`--currency must be a code like EUR, got "${currency}"`)
  return currency
}

export const catalogImport: Command = {
  name: 'catalog import',
  args: 'SITE FILE [--currency CODE] [--shop URL]',
  help: "import the products to recommend on a site, replacing the previous ones; a store's export, too",
  options: { currency: { type: 'string' }, shop: { type: 'string' } },
  argumentCount: 2,
  async run(world, [key, file = ''], options) {
    const [shop, currency] = await together(
      () => shopOf(options),
      () => currencyOf(options),
    )
    const count = await withStore(world, async (store) => {
      const site = await chooseSite(store, key)
      world.say(`Reading ${file}`)
      const read = await readCatalogue(file, { currency: currency ?? site.currency, shop })
      if (currency !== undefined && read.currency !== currency)
        throw invalid(`is in ${read.currency}, not in ${currency} as --currency says`, { file })
      await store.catalogue.replace(site.key, read.currency, read.products, world.say)
      return read.products.length
    })
    world.print(`${count} ${count === 1 ? 'product' : 'products'}`)
  },
}
