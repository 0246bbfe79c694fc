import { readPriceRules } from '../shop/price-rules-file'
import { type Command, chooseSite } from './command'
import { withStore } from './with-store'

export const describeRules = (count: number): string => `${count} price ${count === 1 ? 'rule' : 'rules'}`

export const priceRulesImport: Command = {
  name: 'price-rules import',
  args: 'SITE FILE',
  help: "import a Shopify store's price rules, replacing the previous ones",
  argumentCount: 2,
  async run(world, [key, file = '']) {
    world.say(`Reading ${file}`)
    const rules = readPriceRules(file)
    await withStore(world, async (store) => {
      const site = await chooseSite(store, key)
      await store.priceRules.replace(site.key, rules, world.say)
    })
    world.print(describeRules(rules.length))
  },
}
