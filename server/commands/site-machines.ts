/** `wisp site machines`: how a site treats programs. */
import { ofArguments } from '../lib/invalid'
import { readAgentKeys } from '../sites/agent-keys'
import type { Machines } from '../sites/machines'
import { treatMachines } from '../sites/treat-machines'
import { type Command, textOption } from './command'
import { withSite } from './with-store'

const NONE = 'none'
const ARGUMENTS = { treatment: 'site machines' }

const describe = ({ keys = [], show }: Machines): string =>
  [
    show ? 'programs are shown popups, and counted, like people' : 'programs are shown nothing that covers the page',
    ...(keys.length ? [`${keys.length} ${keys.length === 1 ? 'key' : 'keys'} of agents`] : []),
  ].join('; ')

export const siteMachines: Command = {
  name: 'site machines',
  args: 'KEY hide|show [--keys FILE|none]',
  help: 'show popups to automated browsers and count them like people, or hide them; --keys FILE: keys of agents that sign their requests',
  options: { keys: { type: 'string' } },
  argumentCount: 2,
  async run(world, [key, treatment = ''], options) {
    const file = textOption(options, 'keys')
    const read = file === undefined || file === NONE ? undefined : readAgentKeys(file)
    const keys = file === NONE ? [] : read?.keys
    const machines = await withSite(world, key, (store, site) =>
      ofArguments(() => treatMachines(store, site.key, { treatment, keys }), ARGUMENTS),
    )
    const others = read?.others ? [`${read.others} of another kind left out`] : []
    world.print([describe(machines), ...others].join('; '))
  },
}
