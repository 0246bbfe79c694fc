/** Commands that pause, resume or remove what an id names. Figures and leads are kept in any case. */
import type { Store } from '../store/store'
import type { Command, World } from './command'
import { confirm } from './confirm'
import { withStore } from './with-store'

interface Subject<T> {
  /** The first word of the command. */
  noun: string
  /** Throws an Invalid if there is none. */
  choose(store: Store, id: string): Promise<T>
  nameOf(subject: T): string
}

interface Change<T> {
  help: string
  change(store: Store, subject: T, world: World): Promise<void>
}

export const pauseCommand = <T>(
  { noun, choose, nameOf }: Subject<T>,
  isPaused: boolean,
  { help, change }: Change<T>,
): Command => ({
  name: `${noun} ${isPaused ? 'pause' : 'resume'}`,
  args: 'ID',
  help,
  argumentCount: 1,
  async run(world, [id = '']) {
    const name = await withStore(world, async (store) => {
      const subject = await choose(store, id)
      await change(store, subject, world)
      return nameOf(subject)
    })
    world.print(`${id}\t${name}\t${isPaused ? 'paused' : 'on'}`)
  },
})

/** "12 leads and figures stay", for use after "Its". */
export const remainder = (leads: number): string =>
  `${leads ? `${leads} ${leads === 1 ? 'lead' : 'leads'} and ` : ''}figures stay`

export const removeCommand = <T>(
  { noun, choose, nameOf }: Subject<T>,
  verb: 'Remove' | 'Delete',
  { help, change }: Change<T>,
): Command => ({
  name: `${noun} ${verb.toLowerCase()}`,
  args: 'ID [--yes]',
  help,
  options: { yes: { type: 'boolean' } },
  argumentCount: 1,
  async run(world, [id = ''], options) {
    const name = await withStore(world, async (store) => {
      const subject = await choose(store, id)
      const leads = await store.figures.leadsOf([id])
      await confirm(`${verb} the ${noun} "${nameOf(subject)}" (${id})? Its ${remainder(leads)}.`, options.yes === true)
      await change(store, subject, world)
      return nameOf(subject)
    })
    world.print(`${id}\t${name}\t${verb.toLowerCase()}d`)
  },
})
