/** A server that cannot start reports the problem and its remedy in one sentence. */
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everydayRows } from '../support/everyday-share'
import { type Cluster, postgresBinaries, startPostgres } from '../support/postgres'
import { type Build, copyBuild, freePort, runWispAlone, startWisp } from '../support/wisp'

let build: Build
beforeAll(() => {
  build = copyBuild()
  // Another user runs it as well.
  chmodSync(build.folder, 0o755)
}, 60_000)
afterAll(() => build.remove())

/** Bytes of a page of SQLite. */
const PAGE = 4_096
/** Root may do everything, so another user tries what is forbidden. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined

let count = 0
/** A new path in the build's folder. */
const place = (name = 'data'): string => {
  const folder = join(build.folder, `start-${++count}`)
  mkdirSync(folder)
  if (NOBODY) chownSync(folder, NOBODY, NOBODY)
  return join(folder, name)
}
const owned = (path: string, mode: number): string => {
  if (NOBODY) chownSync(path, NOBODY, NOBODY)
  chmodSync(path, mode)
  return path
}

/** The one line that a failed start prints. */
const start = async (env: Record<string, string>, uid?: number): Promise<string> => {
  const { status, stderr } = runWispAlone(build, ['serve'], { PORT: `${await freePort()}`, ...env }, uid)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(status).toBe(1)
  return stderr.trim()
}

/** Builds of our own scripts, which anybody may read, are in a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isFile() ? [each.name] : []))

/** A data folder that was used before. */
const used = (): string => {
  const folder = place()
  expect(runWispAlone(build, ['site', 'add', 'Shop'], { DATA_DIR: folder }).status).toBe(0)
  return folder
}

describe('at a start, the data folder', () => {
  it('is reported if it is a file', async () => {
    const file = place()
    writeFileSync(file, '')
    expect(await start({ DATA_DIR: file })).toBe(
      `The data folder ${file} is a file. Move it away, or choose another folder with DATA_DIR`,
    )
    expect(await start({ DATA_DIR: join(file, 'below') })).toMatch(/cannot be created: its parent is a file\./)
  })

  it('is reported if it is out of reach', async () => {
    const folder = place()
    mkdirSync(folder)
    owned(folder, 0o500)
    expect(await start({ DATA_DIR: join(folder, 'below') }, NOBODY)).toMatch(
      `The data folder ${folder}/below cannot be created: permission denied.`,
    )
    expect(await start({ DATA_DIR: folder }, NOBODY)).toMatch(
      `The data folder ${folder} cannot be written: permission denied.`,
    )
  })

  it('is reported if it contains a read-only database', async () => {
    const folder = used()
    const file = join(folder, 'wisp.db')
    for (const name of readdirSync(folder)) owned(join(folder, name), 0o600)
    owned(folder, 0o700)
    owned(file, 0o400)
    const message = await start({ DATA_DIR: folder, DESK_TOKEN: 'a-token-long-enough' }, NOBODY)
    expect(message).toMatch(`The database ${file} cannot be written: permission denied.`)
  })

  it('is reported if it contains an empty token, which would let everybody in', async () => {
    const folder = place()
    mkdirSync(folder)
    writeFileSync(join(folder, 'desk-token'), '\n')
    expect(await start({ DATA_DIR: folder })).toMatch(
      /desk-token does not contain a token of at least 16 characters\. Delete the file/,
    )
  })

  it('is made private, with all files in it, if it existed before', async () => {
    const folder = used()
    chmodSync(folder, 0o755)
    for (const name of ['wisp.db', 'desk-token']) {
      if (name === 'desk-token') writeFileSync(join(folder, name), 'a-token-of-earlier-days')
      chmodSync(join(folder, name), 0o644)
    }
    const server = await startWisp(build, 'serve', { DATA_DIR: folder })
    const modes = Object.fromEntries(
      filesIn(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
    )
    expect(modes).toEqual({
      'wisp.db': '600',
      'wisp.db-wal': '600',
      'wisp.db-shm': '600',
      'desk-token': '600',
      'server.json': '600',
    })
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700')
    await server.end('SIGKILL')
    // The files that a killed server has left are made private as well.
    for (const name of filesIn(folder)) chmodSync(join(folder, name), 0o666)
    const next = await startWisp(build, 'serve', { DATA_DIR: folder })
    for (const name of filesIn(folder)) expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600)
    expect(await next.end('SIGTERM')).toBe(0)
  })
})

describe('at a start, the embedded database', () => {
  const overwrite = (file: string): void => writeFileSync(file, 'no database, but words '.repeat(2_000))
  const half = (file: string): void => truncateSync(file, statSync(file).size / 2)
  const stump = (file: string): void => truncateSync(file, 50)

  it.each(
    everydayRows([
      ['overwritten', overwrite],
      ['cut in half', half],
      ['cut short', stump],
    ]),
  )('is reported if it is %s', async (_, damage) => {
    const folder = used()
    const file = join(folder, 'wisp.db')
    damage(file)
    expect(await start({ DATA_DIR: folder })).toMatch(
      new RegExp(`^The database ${file} is damaged \\(.+\\)\\. Restore a backup, or move it away`),
    )
  })

  it('is reported if it is damaged in the middle, where no start reads', async () => {
    const folder = used()
    const file = join(folder, 'wisp.db')
    const database = new Database(file)
    database.exec('create table large as select hex(randomblob(100000)) as text')
    database.exec('pragma wal_checkpoint(truncate)')
    const { rootpage } = database.prepare("select rootpage from sqlite_master where name = 'large'").get() as {
      rootpage: number
    }
    database.close()
    const handle = openSync(file, 'r+')
    // Overwrites the second page of the table and those that follow.
    writeSync(handle, Buffer.alloc(PAGE * 20, 7), 0, PAGE * 20, PAGE * rootpage)
    closeSync(handle)
    expect(await start({ DATA_DIR: folder })).toContain('is damaged')
  })

  it('is reported if it was emptied, instead of being replaced silently', async () => {
    const folder = used()
    writeFileSync(join(folder, 'desk-token'), 'a-token-of-earlier-days')
    truncateSync(join(folder, 'wisp.db'), 0)
    expect(await start({ DATA_DIR: folder })).toContain('is damaged (it is empty)')
  })

  it('is reported if it is a folder', async () => {
    const folder = place()
    mkdirSync(join(folder, 'wisp.db'), { recursive: true })
    expect(await start({ DATA_DIR: folder })).toMatch(/wisp\.db cannot be written: it is a folder\./)
  })

  it('is reported if it is from a newer Wisp', async () => {
    const folder = used()
    const database = new Database(join(folder, 'wisp.db'))
    database.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')")
    database.close()
    expect(await start({ DATA_DIR: folder })).toMatch(/^A newer version of Wisp has migrated this database\./)
  })

  it('starts empty if the first start was interrupted', async () => {
    const folder = place()
    mkdirSync(folder)
    writeFileSync(join(folder, 'wisp.db'), '')
    expect(runWispAlone(build, ['site', 'list'], { DATA_DIR: folder }).status).toBe(0)
  })
})

describe('at a start, the address to listen on', () => {
  it('is reported if it is taken or does not belong to this machine', async () => {
    const other = createServer()
    const port = await new Promise<number>((resolve) =>
      other.listen(0, () => resolve((other.address() as { port: number }).port)),
    )
    expect(await start({ DATA_DIR: place(), PORT: `${port}` })).toBe(
      `Port ${port} is in use. Stop what runs there, or choose another with PORT=${port + 1}`,
    )
    expect(await start({ DATA_DIR: place(), WISP_METRICS_PORT: `${port}` })).toBe(
      `Port ${port} is in use. Stop what runs there, or choose another with WISP_METRICS_PORT=${port + 1}`,
    )
    other.close()
    expect(await start({ DATA_DIR: place(), HOST: '192.0.2.1' })).toMatch(
      /^HOST=192\.0\.2\.1 is not an address of this machine/,
    )
  })
})

describe.skipIf(!postgresBinaries)('at a start, PostgreSQL', () => {
  let cluster: Cluster
  let url: URL
  beforeAll(() => {
    cluster = startPostgres(postgresBinaries as string)
    url = new URL(cluster.createDatabase('wisp1').replace('@/', '@socket/'))
    cluster.run("create role guarded login password 'right-password'")
    cluster.guard()
  }, 60_000)
  afterAll(() => cluster.stop())

  const as = (user: string, password: string, name = url.pathname.slice(1)): string =>
    `postgresql://${user}${password && `:${password}`}@/${name}${url.search}`
  const messageOf = (databaseUrl: string): Promise<string> => start({ DATA_DIR: place(), DATABASE_URL: databaseUrl })

  it.each(
    everydayRows([
      ...['wisp', 'mysql://root:secret-word@localhost/wisp', 'postgres://host:port/name', 'localhost:5432'],
      'postgres://us%er:secret-word@localhost/wisp',
    ]),
  )('is reported if its address is wrong: %s', async (address) => {
    const line = await messageOf(address)
    expect(line).toBe('DATABASE_URL is not a PostgreSQL URL. Write it as postgresql://user:password@host/name')
  })

  it('is reported if it is down', async () => {
    const port = await freePort()
    const line = await messageOf(`postgresql://wisp:secret-word@localhost:${port}/wisp`)
    expect(line).toBe(
      `PostgreSQL at localhost:${port} does not answer (ECONNREFUSED). Start it, or correct DATABASE_URL`,
    )
    expect(await messageOf('postgresql://wisp:secret-word@/wisp?host=/no/such/folder')).toBe(
      'PostgreSQL at /no/such/folder does not answer (ENOENT). Start it, or correct DATABASE_URL',
    )
  })

  it('is reported if it refuses the user', async () => {
    expect(await messageOf(as('guarded', 'secret-word'))).toMatch(
      /^PostgreSQL at \S+ refuses the password of guarded\. Correct the password in DATABASE_URL$/,
    )
    expect(await messageOf(as('guarded', ''))).toMatch(/asks for a password of guarded\. Add it to DATABASE_URL$/)
    expect(await messageOf(as('nobody-here', ''))).toMatch(
      /does not let nobody-here in\. Correct the user in DATABASE_URL/,
    )
    expect(await messageOf(as('wisp', '', 'no-such-one'))).toMatch(/has no database no-such-one\. Make it/)
    expect(await messageOf(as('guarded', 'right-password'))).toMatch(
      /does not let guarded make tables in wisp1\. Grant it/,
    )
  })

  it('is reported if it is a standby, which accepts no leads', async () => {
    const name = url.pathname.slice(1)
    cluster.run(`alter database ${name} set default_transaction_read_only = on`)
    expect(await messageOf(as('wisp', ''))).toMatch(/^PostgreSQL takes no writes: .+ Name the primary in DATABASE_URL$/)
    cluster.run(`alter database ${name} set default_transaction_read_only = off`)
  })
})
