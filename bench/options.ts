import { parseArgs } from 'node:util'
import type { Results } from './results'

interface Options {
  /** Compare with the committed results instead of writing. */
  check: boolean
  /** Everything is measured, with enough rounds to keep the results. */
  whole: boolean
  /** What alone is measured again, and takes the place of what is kept. */
  again?: 'gallery' | 'server' | undefined
  rounds: Results['rounds']
}

const FULL = { page: 6, gallery: 6, growth: 4, server: 3 }
const QUICK = { page: 1, gallery: 1, growth: 1, server: 1 }
const NONE = { page: 0, gallery: 0, growth: 0, server: 0 }

export const readOptions = (args: string[]): Options => {
  const { values } = parseArgs({
    args,
    options: {
      check: { type: 'boolean' },
      quick: { type: 'boolean' },
      only: { type: 'string' },
      keep: { type: 'boolean' },
    },
  })
  const { check = false, quick = false, keep = false, only } = values
  const all = quick ? QUICK : FULL
  if (check && quick) throw new Error('--check needs the spread of many rounds; leave out --quick')
  if (only && !Object.hasOwn(all, only)) throw new Error(`--only takes ${Object.keys(all).join(', ')}`)
  const again = keep && (only === 'gallery' || only === 'server') && !quick ? only : undefined
  if (keep && !again) throw new Error('--keep goes with --only=gallery or --only=server, and with all their rounds')
  const rounds = only ? { ...NONE, [only]: all[only as keyof typeof all] } : all
  return { check, whole: !quick && !only, again, rounds }
}
