import type { Command } from './command'
import { withStore } from './with-store'

export const migrateCommand: Command = {
  name: 'migrate',
  args: '',
  help: 'bring the database up to date',
  argumentCount: 0,
  async run(world) {
    // Opening the store runs the migrations.
    await withStore(world, async () => {})
    world.print('The database is up to date.')
  },
}
