/** The data folder: who may read it, and whether there is room. */
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '../process/config'
import { type Finding, look, ok, wrong } from './finding'

const BYTES_PER_MEGABYTE = 1024 * 1024
/** With less, leads are refused before anybody notices. */
const MIN_FREE_MEGABYTES = 200
/** Rights of other users. */
const OTHERS_MODE_BITS = 0o077
const PRIVATE = ['.', 'wisp.db', 'wisp.db-wal', 'desk-token', 'server.json', 'images']

const folderOf = ({ dataDir }: Config): string => resolve(dataDir)

export const checkFolder = (config: Config): Finding[] => {
  const folder = folderOf(config)
  if (!existsSync(folder))
    return [look(`There is no data folder ${folder} yet`, 'It is made by the first start, or set DATA_DIR')]
  const open = PRIVATE.filter(
    (name) => existsSync(join(folder, name)) && statSync(join(folder, name)).mode & OTHERS_MODE_BITS,
  )
  const findings: Finding[] = []
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    findings.push(ok(`The data folder ${folder} can be written`))
  } catch {
    findings.push(
      wrong(
        `The data folder ${folder} cannot be written by this user`,
        `Run: chown -R ${process.getuid?.() ?? 'USER'} ${folder}`,
      ),
    )
  }
  if (open.length)
    findings.push(
      wrong(
        `Others may read ${open.join(', ')} in ${folder}, where leads and tokens are`,
        `Run: chmod -R go-rwx ${folder}`,
      ),
    )
  return findings
}

export const checkSpace = (config: Config): Finding[] => {
  const folder = folderOf(config)
  if (!existsSync(folder)) return []
  const { bavail, bsize } = statfsSync(folder)
  const free = (bavail * bsize) / BYTES_PER_MEGABYTE
  const file = join(folder, 'wisp.db')
  const megabytes = existsSync(file) ? statSync(file).size / BYTES_PER_MEGABYTE : 0
  const text = `${Math.floor(free).toLocaleString('en')} MB are free where ${folder} is`
  if (free < MIN_FREE_MEGABYTES)
    return [wrong(text, 'Make room, or set DATA_DIR to a larger disk: leads are refused when it is full')]
  if (free < megabytes)
    return [
      look(
        text,
        `A backup onto the same disk needs ${Math.ceil(megabytes).toLocaleString('en')} MB; write it elsewhere`,
      ),
    ]
  return [ok(text)]
}
