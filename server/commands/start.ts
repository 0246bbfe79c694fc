import { DEMO_KEY, readDemo } from '../demo'
import { readLibrary } from '../popup-file/library'
import { scriptTag } from '../script-tag'
import { startServer, stopOnSignal } from '../serve'
import { openStore, type Store } from '../store/store'
import type { Command, World } from './command'

/** A first start has something to show: the demo shop with the example popups. */
const seed = async (store: Store, { dist, examples }: World): Promise<void> => {
  if ((await store.sites.list()).length) return
  const popups = readDemo(examples, readLibrary(dist))
  await store.sites.add({ key: DEMO_KEY, name: 'Demo shop' })
  for (const popup of popups) await store.popups.save(DEMO_KEY, popup)
}

const welcome = (origin: string, token: string, keys: string[]): string => {
  const demo = keys.includes(DEMO_KEY)
  return `
  Wisp is running.
${demo ? `\n    shop    ${origin}/` : ''}
    desk    ${origin}/desk#token=${token}
    script  ${origin}/wisp.js

  Paste this into a page:

    ${scriptTag(origin, demo ? DEMO_KEY : (keys[0] ?? ''))}
`
}

export const startCommand: Command = {
  name: 'start',
  args: '',
  help: 'the same, with a demo shop when there is no site yet',
  takes: 0,
  async run(world) {
    const store = await openStore(world.config)
    try {
      await seed(store, world)
      const keys = (await store.sites.list()).map(({ key }) => key)
      const running = await startServer(world, store)
      stopOnSignal(running)
      world.print(welcome(`http://localhost:${world.config.port}`, running.deskToken, keys))
    } catch (error) {
      await store.close()
      throw error
    }
  },
}
