import { join, resolve } from 'node:path'
import { makeBackup } from '../backup/backup'
import { dumpCommand, restoreCommand } from '../backup/postgres'
import { isInUse, planRestore, restore } from '../backup/restore'
import { Failure } from '../lib/failure'
import type { Config } from '../process/config'
import { isServing } from '../process/running-server'
import type { Command } from './command'
import { confirm } from './confirm'

const BYTES_PER_MEGABYTE = 1024 * 1024

const picturesOf = ({ bucket, dataDir }: Config): string =>
  bucket
    ? 'Pictures are in your bucket, and not in the backup.'
    : `Pictures are in ${join(resolve(dataDir), 'images')}; copy that folder too.`

const listed = ({ sites, leads, pictures }: { sites: number; leads: number; pictures: number }): string =>
  [
    [sites, 'sites'],
    [leads, 'leads'],
    [pictures, 'pictures'],
  ]
    .map(([count, noun]) => `${count?.toLocaleString('en')} ${noun}`)
    .join(', ')

export const backupCommand: Command = {
  name: 'backup',
  args: 'FILE',
  help: 'write the database and the pictures into one file, while the server runs, and check it; for PostgreSQL, say what to run',
  argumentCount: 1,
  yields: true,
  async run({ config, print, say }, [file = '']) {
    // Exits with 1, because nothing was backed up: whoever runs it every night must notice.
    if (config.databaseUrl)
      throw new Failure(
        `PostgreSQL is backed up by its own tool. Run:\n\n${dumpCommand(config.databaseUrl, file)}\n\n${picturesOf(config)}`,
      )
    const start = performance.now()
    const backup = await makeBackup(config.dataDir, file, say)
    const seconds = ((performance.now() - start) / 1_000).toFixed(1)
    print(
      `${resolve(file)}: ${listed(backup)}; ${(backup.bytes / BYTES_PER_MEGABYTE).toFixed(1)} MB, written and checked in ${seconds} s`,
    )
    if (config.bucket) print(picturesOf(config))
  },
}

export const restoreBackup: Command = {
  name: 'restore',
  args: 'FILE [--force] [--yes]',
  help: 'put a backup into the data folder, after asking; --force: also if there is a database, which is moved aside',
  options: { force: { type: 'boolean' }, yes: { type: 'boolean' } },
  argumentCount: 1,
  async run({ config, print, say }, [file = ''], options) {
    if (config.databaseUrl)
      throw new Failure(
        `PostgreSQL is restored by its own tool. Stop all servers, and run:\n\n${restoreCommand(config.databaseUrl, file)}`,
      )
    if (await isServing(config.dataDir)) throw new Failure(`A server runs on ${resolve(config.dataDir)}. Stop it first`)
    // Its note may be gone, or it is another command.
    if (isInUse(config.dataDir))
      throw new Failure(
        `Another program has the database in ${resolve(config.dataDir)} open, perhaps a server. Stop it first`,
      )
    const plan = await planRestore(config.dataDir, file, say)
    say('')
    print(`The backup of ${plan.madeAt} holds ${listed(plan)}.`)
    if (plan.aside && options.force !== true)
      throw new Failure(
        `There is a database in ${plan.folder}. With --force it is moved to ${plan.aside}, and the backup takes its place`,
      )
    const moved = plan.aside ? ` What is there now is moved to ${plan.aside}.` : ''
    await confirm(`Restore it into ${plan.folder}?${moved}`, options.yes === true)
    say(`Restoring ${file}`)
    restore(file, plan)
    print(`Restored into ${plan.folder}.${moved.replace('is there now is', 'was there was')}`)
  },
}
