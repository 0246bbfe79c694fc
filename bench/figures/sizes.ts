/** The sizes of what is built, and their budgets. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { at } from '../../build/paths.js'

export interface Budget {
  name: string
  /** Such as `6630 B`. */
  limit: string
}

/** In the order of the tables. */
export const budgets = (): Budget[] => JSON.parse(readFileSync(at('.size-limit.json'), 'utf8'))

/** Bytes by name, exactly. */
export const sizesOfBuild = (): Record<string, number> => {
  const options = { cwd: at('.'), encoding: 'utf8' } as const
  const printed = execFileSync(process.execPath, [at('node_modules/size-limit/bin.js'), '--json'], options)
  const rows: { name: string; size: number }[] = JSON.parse(printed)
  return Object.fromEntries(rows.map(({ name, size }) => [name, size]))
}
