import { mustBeBeside } from '../http/address/public-url'
import { pathsOf } from '../mount/mounted-applications'
import { pathOf } from '../pages/page-html'
import { startServer, stopOnSignal } from '../process/serve'
import { openStore } from '../store/store'
import type { Command } from './command'
import { openExamples, seed } from './examples'
import { welcome } from './welcome'

export const startCommand: Command = {
  name: 'start',
  args: '',
  help: 'bring the database up to date and serve, with demo shops when there is no site yet',
  argumentCount: 0,
  async run(world) {
    const mounted = await openExamples(world)
    if (mounted) mustBeBeside('PUBLIC_URL', world.config.publicUrl, pathsOf(mounted))
    const store = await openStore(world.config, world.say)
    try {
      const { sites = [] } = mounted ?? {}
      await seed(store, world, sites)
      const keys = (await store.sites.list()).map(({ key }) => key)
      const running = await startServer(world, store, mounted)
      stopOnSignal(running)
      const pages = (await store.pages.list()).filter(({ paused }) => !paused).map(({ slug }) => pathOf(slug))
      world.print(welcome(world, running.origin, running.deskToken, { keys, mounted: sites, pages }))
    } catch (error) {
      await store.close()
      throw error
    }
  },
}
