import { wrongUsage } from '../lib/invalid'
import { type Command, chooseSite } from './command'
import { withStore } from './with-store'

const isOpen = (text: string): boolean => {
  if (text !== 'open' && text !== 'closed') throw wrongUsage(`site previews takes open or closed, got "${text}"`)
  return text === 'open'
}

export const sitePreviews: Command = {
  name: 'site previews',
  args: 'KEY open|closed',
  help: 'whether anyone who knows the id of a popup or page can preview it before it is live; closed unless opened',
  argumentCount: 2,
  async run(world, [key, text = '']) {
    const open = isOpen(text)
    await withStore(world, async (store) => store.sites.openPreviews((await chooseSite(store, key)).key, open))
    world.print(open ? 'Ids alone preview what is not live.' : 'What is not live is previewed by links from the desk.')
  },
}
