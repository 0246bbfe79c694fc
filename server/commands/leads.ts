import { toCsv } from '../csv'
import { UsageError } from '../failure'
import { type Command, chooseSite, textOption } from './command'
import { withStore } from './with-store'

export const leadsExport: Command = {
  name: 'leads export',
  args: '--csv|--json [--site KEY]',
  help: 'all leads, newest first, to standard output',
  options: { csv: { type: 'boolean' }, json: { type: 'boolean' }, site: { type: 'string' } },
  takes: 0,
  async run(world, _, options) {
    if (Boolean(options.csv) === Boolean(options.json)) throw new UsageError('leads export takes --csv or --json')
    const key = textOption(options, 'site')
    const leads = await withStore(world, async (store) => {
      const site = key === undefined ? '' : (await chooseSite(store, key)).key
      return store.desk.leads({ search: '', site })
    })
    world.print(options.csv ? toCsv(leads).trimEnd() : JSON.stringify(leads, undefined, 2))
  },
}
