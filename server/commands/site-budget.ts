/** `wisp site budget`: how much the popups of a site may weigh. */
import { ofArguments } from '../lib/invalid'
import { serverOrigin } from '../process/running-server'
import { budgetText, overBudget, setBudget } from '../weight/budget'
import { weighSite } from '../weight/site-weight'
import type { Command } from './command'
import { weighingServices } from './weighing-services'
import { withSite } from './with-store'

export const describeBudget = (budget: string): string => (budget ? `a budget of ${budget}` : 'no budget')

export const siteBudget: Command = {
  name: 'site budget',
  args: 'KEY LIMITS|none',
  help: 'how much its popups may weigh, like first=25kB,requests=6: what is over it cannot be imported or resumed',
  argumentCount: 2,
  async run(world, [key, limits = '']) {
    const { budget, over } = await withSite(world, key, async (store, site) => {
      const budget = await ofArguments(() => setBudget(store, site.key, { limits }), { limits: '' })
      if (!Object.keys(budget).length) return { budget, over: [] }
      world.say('Weighing what is there')
      const weight = await weighSite(weighingServices(world, store), site, await serverOrigin(world.config))
      return { budget, over: overBudget(budget, weight) }
    })
    world.print(describeBudget(budgetText(budget)))
    for (const { message } of over) world.print(`\n${message}`)
  },
}
