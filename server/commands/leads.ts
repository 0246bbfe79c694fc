import type { CsvReader } from '../leads/csv'
import { openLeadsCsv } from '../leads/export'
import type { LeadQuery } from '../leads/lists'
import { wrongUsage } from '../lib/invalid'
import { counted } from '../lib/progress'
import type { Reads } from '../store/reads'
import { type Command, chooseSite, textOption, type World } from './command'
import { withStore } from './with-store'

const printCsv = async (store: Reads, query: LeadQuery, { print, say }: World, reader: CsvReader): Promise<void> => {
  const reportCount = counted(say, 'Leads')
  let count = 0
  const rows = await openLeadsCsv(store, query, reader)
  // Each row ends in CRLF; drop the LF, because print adds it.
  for await (const row of rows()) {
    print(row.slice(0, -1))
    reportCount(count++)
  }
}

const printJson = async (store: Reads, query: LeadQuery, { print, say }: World): Promise<void> => {
  const reportCount = counted(say, 'Leads')
  let [sign, count] = ['[', 0]
  for await (const lead of store.leads.each(query)) {
    print(`${sign}${JSON.stringify(lead, undefined, 2)}`)
    sign = ','
    reportCount(++count)
  }
  print(sign === '[' ? '[]' : ']')
}

export const leadsExport: Command = {
  name: 'leads export',
  args: '--csv|--json [--for-import] [--site KEY]',
  help: 'all leads, newest first, to standard output; --for-import: CSV without guards against formulas',
  options: {
    csv: { type: 'boolean' },
    json: { type: 'boolean' },
    'for-import': { type: 'boolean' },
    site: { type: 'string' },
  },
  argumentCount: 0,
  yields: true,
  async run(world, _, options) {
    if (Boolean(options.csv) === Boolean(options.json)) throw wrongUsage('leads export takes --csv or --json')
    const key = textOption(options, 'site')
    await withStore(world, async (store) => {
      const site = key === undefined ? '' : (await chooseSite(store, key)).key
      const query = { search: '' as const, site }
      if (options.csv) await printCsv(store.reads, query, world, options['for-import'] ? 'import' : 'spreadsheet')
      else await printJson(store.reads, query, world)
    })
  },
}
