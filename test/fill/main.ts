/** Reads the options of `npm run fill`, and prints how long it took. Resolves with the exit code. */
import { parseArgs } from 'node:util'
import { isExplained } from '../../server/lib/failure'
import { wrongUsage } from '../../server/lib/invalid'
import { fill } from './fill'
import type { Sizes } from './tables'

const USAGE =
  'npm run fill -- [--views 2e6] [--leads 300000] [--sites 50] [--deliveries 100000] [--seed 1] (--database URL | --data DIR)'

const text = { type: 'string' } as const
const NUMBERS: Sizes = { views: 2e6, leads: 300_000, sites: 50, deliveries: 100_000, seed: 1 }
const OPTIONS = { views: text, leads: text, sites: text, deliveries: text, seed: text, database: text, data: text }
/** Least and most of each number. */
const RANGES: Record<keyof Sizes, [number, number]> = {
  views: [0, 1e8],
  leads: [0, 1e8],
  sites: [1, 1_000],
  deliveries: [0, 1e8],
  seed: [0, 1e6],
}

/** Reads all sizes, or reports all wrong ones at once. */
const sizesIn = (values: Partial<Record<keyof Sizes, string>>): Sizes => {
  const wrong: string[] = []
  const sizes = { ...NUMBERS }
  for (const [name, [least, max]] of Object.entries(RANGES) as [keyof Sizes, [number, number]][]) {
    const value = values[name]
    const number = value === undefined ? NUMBERS[name] : Number(value || 'nothing')
    if (!Number.isInteger(number) || number < least || number > max)
      wrong.push(`--${name} must be a whole number from ${least} to ${max}, got "${value}"`)
    sizes[name] = number
  }
  if (wrong.length) throw wrongUsage(...wrong)
  return sizes
}

export const main = async (args: string[]): Promise<number> => {
  try {
    const { values } = parseArgs({ args, options: OPTIONS })
    const { database: databaseUrl = '', data = '' } = values
    if (Boolean(databaseUrl) === Boolean(data)) throw wrongUsage('Name one of --database URL and --data DIR')
    const start = performance.now()
    await fill({ databaseUrl, dataDir: data }, sizesIn(values), (line) => console.log(line))
    console.log(`Filled in ${((performance.now() - start) / 1000).toFixed(1)} s`)
    return 0
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    if (!isExplained(error) && !code.startsWith('ERR_PARSE_ARGS')) throw error
    console.error(`${message}\n\n${USAGE}`)
    return 1
  }
}
