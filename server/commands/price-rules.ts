import { importPriceRules } from '../shop/import'
import type { Command } from './command'
import { withSite } from './with-store'

export const describeRules = (count: number): string => `${count} price ${count === 1 ? 'rule' : 'rules'}`

export const priceRulesImport: Command = {
  name: 'price-rules import',
  args: 'SITE FILE',
  help: "import a Shopify store's price rules, replacing the previous ones",
  argumentCount: 2,
  async run(world, [key, file = '']) {
    world.say(`Reading ${file}`)
    const count = await withSite(world, key, (store, site) => importPriceRules(store, site.key, { file }, world.say))
    world.print(describeRules(count))
  },
}
