/**
 * Runs once for all server suites: copies the server as a command, and makes a migrated database of each engine to copy.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildStale } from '../../build/build.js'
import { at } from '../../build/paths.js'
import { type DatabaseLocation, openDatabase } from '../../server/db/database'
import { postgresBinaries, startPostgres, TEMPLATE } from './postgres'
import { withLoads } from './with-loads'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the build; each file makes a copy of it. */
    build: string
    /** The command line for the process that runs several commands: see wisp-host.js. */
    hosted: string
    /** Folder of a migrated libsql database, to copy. */
    libsql: string
    /** Folder of PostgreSQL's sockets; '' if it is not installed. */
    postgres: string
  }
}

/** The parts of the build that the `wisp` command needs, beside the pages and their scripts. */
const PARTS = ['server', 'templates.json', 'photos', 'public/v/fonts']

/** A folder with everything that the `wisp` command needs. */
const buildWisp = async (): Promise<string> => {
  await buildStale()
  const folder = mkdtempSync(join(tmpdir(), 'wisp-build-'))
  symlinkSync(at('node_modules'), join(folder, 'node_modules'))
  cpSync(at('examples'), join(folder, 'examples'), { recursive: true })
  cpSync(at('dist.examples/index.js'), join(folder, 'dist.examples/index.js'))
  for (const part of PARTS) cpSync(at(`dist/${part}`), join(folder, 'dist', part), { recursive: true })
  return folder
}

/** Migrates once. */
const makeDatabase = async (location: DatabaseLocation): Promise<void> => (await openDatabase(location)).destroy()

export default async ({ provide }: TestProject): Promise<() => void> => {
  const build = await buildWisp()
  const cluster = postgresBinaries ? startPostgres(postgresBinaries) : undefined
  const libsql = mkdtempSync(join(tmpdir(), 'wisp-libsql-'))
  await makeDatabase({ dataDir: libsql, databaseUrl: '' })
  if (cluster) await makeDatabase({ dataDir: '', databaseUrl: cluster.createDatabase(TEMPLATE) })
  const hosts = mkdtempSync(join(tmpdir(), 'wisp-host-'))
  const hosted = join(hosts, 'cli.js')
  writeFileSync(hosted, withLoads(readFileSync(at('dist/server/cli.js'), 'utf8')))
  provide('build', build)
  provide('hosted', hosted)
  provide('libsql', libsql)
  provide('postgres', cluster ? cluster.folder : '')
  return () => {
    cluster?.stop()
    for (const folder of [build, hosts, libsql]) rmSync(folder, { recursive: true, force: true })
  }
}
