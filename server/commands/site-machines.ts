/** `wisp site machines`: how a site treats programs. */
import { wrongUsage } from '../lib/invalid'
import { readAgentKeys } from '../sites/agent-keys'
import type { Machines } from '../sites/machines'
import { type Command, chooseSite, textOption } from './command'
import { withStore } from './with-store'

const NONE = 'none'

const describe = ({ keys = [], show }: Machines): string =>
  [
    show ? 'programs are shown popups, and counted, like people' : 'programs are shown nothing that covers the page',
    ...(keys.length ? [`${keys.length} ${keys.length === 1 ? 'key' : 'keys'} of agents`] : []),
  ].join('; ')

export const siteMachines: Command = {
  name: 'site machines',
  args: 'KEY hide|show [--keys FILE|none]',
  help: 'whether programs that drive browsers are shown popups and counted like people; --keys: keys of agents that sign what they ask for',
  options: { keys: { type: 'string' } },
  argumentCount: 2,
  async run(world, [key, text = ''], options) {
    if (text !== 'hide' && text !== 'show') throw wrongUsage(`site machines takes hide or show, got "${text}"`)
    const file = textOption(options, 'keys')
    const read = file === undefined || file === NONE ? undefined : readAgentKeys(file)
    const newKeys = file === NONE ? [] : read?.keys
    const machines = await withStore(world, async (store) => {
      const site = await chooseSite(store, key)
      const keys = newKeys ?? site.machines?.keys ?? []
      const after: Machines = { ...(text === 'show' && { show: true as const }), ...(keys.length && { keys }) }
      await store.sites.setMachines(site.key, after)
      return after
    })
    const others = read?.others ? [`${read.others} of another kind left out`] : []
    world.print([describe(machines), ...others].join('; '))
  },
}
