import { parseArgs } from 'node:util'
import type { Results } from './results'

interface Options {
  /** Compare with the committed results instead of writing. */
  check: boolean
  /** Everything is measured, with enough rounds to keep the results. */
  whole: boolean
  /** The galleries alone are measured again, and take the place of the kept ones. */
  galleries: boolean
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
  if (keep && (only !== 'gallery' || quick)) throw new Error('--keep goes with --only=gallery, and with all its rounds')
  const rounds = only ? { ...NONE, [only]: all[only as keyof typeof all] } : all
  return { check, whole: !quick && !only, galleries: keep, rounds }
}
