import { ofArguments } from '../lib/invalid'
import { setPreviews } from '../sites/previews'
import type { Command } from './command'
import { withSite } from './with-store'

const ARGUMENTS = { previews: 'site previews' }

export const sitePreviews: Command = {
  name: 'site previews',
  args: 'KEY open|closed',
  help: 'whether anyone who knows the id of a popup or page can preview it before it is live; closed unless opened',
  argumentCount: 2,
  async run(world, [key, previews = '']) {
    const isOpen = await withSite(world, key, (store, site) =>
      ofArguments(() => setPreviews(store, site.key, { previews }), ARGUMENTS),
    )
    world.print(
      isOpen ? 'Ids alone preview what is not live.' : 'What is not live is previewed by links from the desk.',
    )
  },
}
