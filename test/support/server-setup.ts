/** Once for a run of the server suites: the server as a command, and a PostgreSQL whose databases can be had ready. */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import type { TestProject } from 'vitest/node'
import { at, root } from '../../build/paths.js'
import { buildServer, buildTemplates } from '../../build/server'
import { openDatabase } from '../../server/store/database'
import { postgresBinaries, startPostgres, TEMPLATE } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the build, of which each file takes a copy. */
    build: string
    /** Folder of the sockets of PostgreSQL; '' where it is not installed. */
    postgres: string
  }
}

/** What the `wisp` command needs beside it, in a folder of its own. */
const buildWisp = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-build-'))
  const dist = join(folder, 'dist')
  symlinkSync(at('node_modules'), join(folder, 'node_modules'))
  cpSync(at('examples'), join(folder, 'examples'), { recursive: true })
  const builder = await createBuilder({ root })
  await buildTemplates(builder, dist)
  await buildServer(builder, dist)
  return folder
}

export default async ({ provide }: TestProject): Promise<() => void> => {
  const build = await buildWisp()
  const cluster = postgresBinaries ? startPostgres(postgresBinaries) : undefined
  if (cluster) {
    // Brought up to date once.
    const db = await openDatabase({ dataDir: '', databaseUrl: cluster.createDatabase(TEMPLATE) })
    await db.destroy()
  }
  provide('build', build)
  provide('postgres', cluster ? cluster.folder : '')
  return () => {
    cluster?.stop()
    rmSync(build, { recursive: true, force: true })
  }
}
