import { DEMO_KEY, readDemo } from '../demo'
import { readLibrary } from '../popup-file/library'
import { startServer, stopOnSignal } from '../serve'
import { openStore, type Store } from '../store/store'
import { welcome } from '../welcome'
import type { Command, World } from './command'

/** On the first start, adds the demo shop with the example popups. */
const seed = async (store: Store, { dist, examples }: World): Promise<void> => {
  if ((await store.sites.list()).length) return
  const popups = readDemo(examples, readLibrary(dist))
  await store.sites.add({ key: DEMO_KEY, name: 'Demo shop' })
  for (const popup of popups) await store.popups.save(DEMO_KEY, popup)
}

export const startCommand: Command = {
  name: 'start',
  args: '',
  help: 'bring the database up to date and serve, with a demo shop when there is no site yet',
  takes: 0,
  async run(world) {
    const store = await openStore(world.config)
    try {
      await seed(store, world)
      const keys = (await store.sites.list()).map(({ key }) => key)
      const running = await startServer(world, store)
      stopOnSignal(running)
      world.print(welcome(world, running.origin, running.deskToken, keys))
    } catch (error) {
      await store.close()
      throw error
    }
  },
}
