/** The sizes of what is built, and their budgets. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
import { Failure } from '../../server/lib/failure'

export interface Budget {
  name: string
  /** The size as text, such as `6630 B`. */
  limit: string
}

/** In the order of the tables. */
export const budgets = (): Budget[] => JSON.parse(readFileSync(at('.size-limit.json'), 'utf8'))

interface Row {
  name: string
  size: number
  sizeLimit?: number
  passed?: boolean
}

const rowsOfBuild = (): Row[] => {
  const options = { cwd: at('.'), encoding: 'utf8' } as const
  const { stdout, stderr } = spawnSync(process.execPath, [at('node_modules/size-limit/bin.js'), '--json'], options)
  try {
    return JSON.parse(stdout)
  } catch {
    throw new Failure(`Cannot weigh what is built; is all of it there (npm run build)?\n${stderr}${stdout}`)
  }
}

/** Bytes by name, exactly. Throws with what to do where a budget is exceeded. */
export const sizesOfBuild = (): Record<string, number> => {
  const rows = rowsOfBuild()
  const over = rows
    .filter(({ passed }) => passed === false)
    .map(({ name, size, sizeLimit }) => `${name}: ${size} B, its budget is ${sizeLimit} B`)
  if (over.length) throw new Failure(`${over.join('\n')}\nWhat to do is in CONTRIBUTING.md, “Bytes count”.`)
  return Object.fromEntries(rows.map(({ name, size }) => [name, size]))
}
