import { parseArgs } from 'node:util'
import type { Results } from './results'

interface Options {
  /** Compare with the committed results instead of writing. */
  check: boolean
  /** Everything is measured, with enough rounds to keep the results. */
  whole: boolean
  /** The part that alone is measured again; its results replace the stored ones. */
  again?: 'gallery' | 'server' | undefined
  rounds: Results['rounds']
}

const FULL = { page: 6, replacing: 3, gallery: 6, growth: 4, server: 3 }
const NONE = { page: 0, replacing: 0, gallery: 0, growth: 0, server: 0 }

/** @param text how many rounds each part has; undefined: as many as each part needs */
const roundsOf = (text: string | undefined): Results['rounds'] => {
  if (text === undefined) return FULL
  const rounds = Number(text)
  if (!(Number.isInteger(rounds) && rounds > 0)) throw new Error(`--rounds takes a whole number from 1 on, got ${text}`)
  return { page: rounds, replacing: rounds, gallery: rounds, growth: rounds, server: rounds }
}

export const readOptions = (args: string[]): Options => {
  const { values } = parseArgs({
    args,
    options: {
      check: { type: 'boolean' },
      quick: { type: 'boolean' },
      only: { type: 'string' },
      keep: { type: 'boolean' },
      rounds: { type: 'string' },
    },
  })
  const { check = false, quick = false, keep = false, only } = values
  const all = roundsOf(quick ? '1' : values.rounds)
  if (check && quick) throw new Error('--check needs the spread of many rounds; leave out --quick')
  if (only && !Object.hasOwn(all, only)) throw new Error(`--only takes ${Object.keys(all).join(', ')}`)
  const again = keep && (only === 'gallery' || only === 'server') && all === FULL ? only : undefined
  if (keep && !again) throw new Error('--keep goes with --only=gallery or --only=server, and with all their rounds')
  const rounds = only ? { ...NONE, [only]: all[only as keyof typeof all] } : all
  return { check, whole: !quick && !only, again, rounds }
}
