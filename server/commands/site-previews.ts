import { ofArguments } from '../lib/invalid'
import { setPreviews } from '../sites/owner-link'
import type { Command } from './command'
import { withSite } from './with-store'

const ARGUMENTS = { previews: 'site previews' }

export const sitePreviews: Command = {
  name: 'site previews',
  args: 'KEY open|closed',
  help: 'open: whoever knows an id previews what is not live; closed (the default): only links from the desk do',
  argumentCount: 2,
  async run(world, [key, previews = '']) {
    const isOpen = await withSite(world, key, (store, site) =>
      ofArguments(() => setPreviews(store, site.key, { previews }), ARGUMENTS),
    )
    world.print(
      isOpen
        ? 'Whoever knows an id can preview what is not live.'
        : 'Only links from the desk preview what is not live.',
    )
  },
}
