/** `wisp site budget`: how much the popups of a site may weigh. */
import { serverOrigin } from '../process/running'
import { budgetText, overBudget, readBudget } from '../weight/budget'
import { weighSite } from '../weight/of-site'
import { type Command, chooseSite } from './command'
import { withStore } from './with-store'
import { weighingServices } from './with-weighing'

const NONE = 'none'

export const describeBudget = (budget: string): string => (budget ? `a budget of ${budget}` : 'no budget')

export const siteBudget: Command = {
  name: 'site budget',
  args: 'KEY LIMITS|none',
  help: 'how much its popups may weigh, like first=25kB,requests=6: what is over it cannot be imported or resumed',
  argumentCount: 2,
  async run(world, [key, text = '']) {
    const budget = text === NONE ? {} : readBudget(text)
    const over = await withStore(world, async (store) => {
      const site = await chooseSite(store, key)
      await store.sites.setWeightBudget(site.key, budgetText(budget))
      if (text === NONE) return []
      world.say('Weighing what is there')
      return overBudget(budget, await weighSite(weighingServices(world, store), site, await serverOrigin(world.config)))
    })
    world.print(describeBudget(budgetText(budget)))
    for (const { message } of over) world.print(`\n${message}`)
  },
}
