/** `wisp site calm`: how many popups of a site open by themselves. */
import { describeCalm, readCalm } from '../sites/calm'
import { type Command, chooseSite } from './command'
import { withStore } from './with-store'

const NONE = 'none'

export const siteCalm: Command = {
  name: 'site calm',
  args: 'KEY LIMITS|none',
  help: 'how many popups open by themselves, all counted together, like page=1,visit=2,day=3,week=5,pause=2min',
  argumentCount: 2,
  async run(world, [key, text = '']) {
    const calm = text === NONE ? undefined : readCalm(text)
    await withStore(world, async (store) => store.sites.setCalm((await chooseSite(store, key)).key, calm))
    world.print(describeCalm(calm))
  },
}
