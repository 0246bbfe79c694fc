/** `wisp site calm`: how many popups of a site open by themselves. */
import { ofArguments } from '../lib/invalid'
import { describeCalm, setCalm } from '../sites/calm'
import type { Command } from './command'
import { withSite } from './with-store'

export const siteCalm: Command = {
  name: 'site calm',
  args: 'KEY LIMITS|none',
  help: 'how many popups open by themselves, all counted together, like page=1,visit=2,day=3,week=5,pause=2min',
  argumentCount: 2,
  async run(world, [key, limits = '']) {
    const calm = await withSite(world, key, (store, site) =>
      ofArguments(() => setCalm(store, site.key, { limits }), { limits: '' }),
    )
    world.print(describeCalm(calm))
  },
}
