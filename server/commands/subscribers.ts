/** `wisp subscribers import`: people who have given a site their address before. */
import { describeCalm } from '../sites/calm'
import { readSubscribers } from '../sites/subscribers-file'
import { type Command, chooseSite, textOption } from './command'
import { withStore } from './with-store'

export const subscribersImport: Command = {
  name: 'subscribers import',
  args: 'FILE [--site KEY] [--replace]',
  help: 'known subscribers, by their addresses or SHA-256 of these: they are not asked again; --replace: those before go',
  options: { site: { type: 'string' }, replace: { type: 'boolean' } },
  argumentCount: 1,
  async run(world, [file = ''], options) {
    world.say(`Reading ${file}`)
    const hashes = readSubscribers(file)
    const [count, calm] = await withStore(world, async (store) => {
      const site = await chooseSite(store, textOption(options, 'site'))
      await store.subscribers.add(site.key, hashes, options.replace === true, world.say)
      const after = { ...site.calm, subscribers: true as const }
      await store.sites.setCalm(site.key, after)
      return [await store.subscribers.count(site.key), after] as const
    })
    world.print(`${count} ${count === 1 ? 'subscriber' : 'subscribers'}\n${describeCalm(calm)}`)
  },
}
