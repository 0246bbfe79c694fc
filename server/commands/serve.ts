import { addressAdvice } from '../http/address/differences'
import { startServer, stopOnSignal } from '../process/serve'
import { openStore } from '../store/store'
import type { Command } from './command'
import { hostAdvice } from './welcome'

export const serveCommand: Command = {
  name: 'serve',
  args: '',
  help: 'bring the database up to date and serve',
  argumentCount: 0,
  async run(world) {
    const store = await openStore(world.config, world.say)
    try {
      const keys = (await store.sites.list()).map(({ key }) => key)
      const running = await startServer(world, store)
      stopOnSignal(running)
      world.print(`Wisp serves on ${running.origin}`)
      for (const advice of [addressAdvice(world.config), hostAdvice(world.config, keys)])
        if (advice) world.print(advice)
    } catch (error) {
      await store.close()
      throw error
    }
  },
}
