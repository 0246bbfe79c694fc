/** `wisp subscribers import`: people who have given a site their address before. */
import { describeCalm } from '../sites/calm'
import { importSubscribers } from '../sites/import-subscribers'
import { type Command, textOption } from './command'
import { withSite } from './with-store'

export const subscribersImport: Command = {
  name: 'subscribers import',
  args: 'FILE [--site KEY] [--replace]',
  help: 'import known subscribers (addresses, or their SHA-256), who are not asked again; --replace: in place of the earlier ones',
  options: { site: { type: 'string' }, replace: { type: 'boolean' } },
  argumentCount: 1,
  async run(world, [file = ''], options) {
    world.say(`Reading ${file}`)
    const input = { file, replace: options.replace === true }
    const { count, calm } = await withSite(world, textOption(options, 'site'), (store, site) =>
      importSubscribers(store, site.key, input, world.say),
    )
    world.print(`${count} ${count === 1 ? 'subscriber' : 'subscribers'}\n${describeCalm(calm)}`)
  },
}
