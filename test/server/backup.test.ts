import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../server/store/store'
import { LEAD_POPUP, OPEN_SITE, popupOf } from '../support/shop'
import { type Build, copyBuild, type Running, runWisp, runWispAlone, spawnWisp, startWisp } from '../support/wisp'

const require = createRequire(import.meta.url)
/** Has the database open until it is killed. */
const HOLDER = `
const [libsql, file] = process.argv.slice(1)
const database = new (require(libsql))(file)
database.prepare('select key from site').all()
console.log('open')
setInterval(() => database, 1000)`

const PICTURE = Buffer.from('the bytes of a picture')

let build: Build
beforeAll(() => {
  build = copyBuild()
})
afterAll(() => build.remove())

const folder = (name: string): string => join(build.folder, name)
const emailsIn = async (dataDir: string): Promise<string[]> => {
  const store = await openStore({ dataDir, databaseUrl: '' })
  const emails = (await store.leads.all({ search: '' })).map(({ email }) => email)
  await store.close()
  return emails.sort()
}

describe('a backup', () => {
  let server: Running
  const env = { DATA_DIR: '', DESK_TOKEN: 'the-token-of-this-backup-test' }
  const give = (email: string) =>
    fetch(`${server.origin}/api/display/conversion/v`, {
      method: 'POST',
      body: new URLSearchParams({ poptin_id: LEAD_POPUP, p_target: 'lead', email }),
    })
  beforeAll(async () => {
    env.DATA_DIR = folder('data')
    const store = await openStore({ dataDir: env.DATA_DIR, databaseUrl: '' })
    await store.sites.add({ key: OPEN_SITE, name: 'Shop' })
    await store.popups.save(OPEN_SITE, popupOf({}))
    await store.close()
    mkdirSync(join(env.DATA_DIR, 'images/ab'), { recursive: true })
    writeFileSync(join(env.DATA_DIR, 'images/ab/picture.jpg'), PICTURE)
    server = await startWisp(build, 'serve', { ...env, WISP_RATE: '100000' })
  })
  afterAll(() => server.end('SIGTERM'))

  it('is made while leads come in, has all that were answered before, and is restored with the pictures', async () => {
    for (let index = 0; index < 20; index++) expect((await give(`before-${index}@example.com`)).status).toBe(200)
    const file = folder('first.wisp')
    let ended = false
    const backup = spawnWisp(build, ['backup', file], env).finally(() => {
      ended = true
    })
    let during = 0
    for (; !ended; during++) expect((await give(`during-${during}@example.com`)).status).toBe(200)
    const { status, stdout, stderr } = await backup
    // A slow machine may be told how far it is.
    expect([status, stderr]).toEqual([0, expect.stringMatching(/^((Database|Pictures|Checking).* \d+ s\n)*$/)])
    expect(stdout).toMatch(/first\.wisp: 1 sites, [\d,]+ leads, 1 pictures; [\d.]+ MB, written and checked in [\d.]+ s/)
    expect(during).toBeGreaterThan(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const other = folder('other')
    const restored = runWispAlone(build, ['restore', file, '--yes'], { DATA_DIR: other })
    expect([restored.status, restored.stdout]).toEqual([0, expect.stringContaining(`Restored into ${other}`)])
    // Nothing of the backup itself stays behind.
    expect(readdirSync(other).sort()).toEqual(['images', 'wisp.db'])
    const emails = await emailsIn(other)
    expect(emails.filter((email) => email.startsWith('before')).length).toBe(20)
    expect(readFileSync(join(other, 'images/ab/picture.jpg'))).toEqual(PICTURE)
    const tables = new Database(join(other, 'wisp.db')).prepare(
      "select name from sqlite_schema where name like 'backup%'",
    )
    expect(tables.all()).toEqual([])
  })

  it('does not overwrite a file, and leaves none behind that is incomplete', () => {
    const file = folder('taken.wisp')
    writeFileSync(file, 'something else')
    const attempt = runWispAlone(build, ['backup', file], env)
    expect([attempt.status, attempt.stderr]).toEqual([1, expect.stringContaining('exists already')])
    expect(readFileSync(file, 'utf8')).toBe('something else')
    const nowhere = runWispAlone(build, ['backup', folder('no/such/folder')], env)
    expect([nowhere.status, nowhere.stderr]).toEqual([1, expect.stringContaining('There is no folder')])
    const empty = runWispAlone(build, ['backup', folder('none.wisp')], { DATA_DIR: folder('nothing') })
    expect([empty.status, empty.stderr]).toEqual([1, expect.stringContaining('There is no database')])
    expect(readdirSync(build.folder).filter((name) => name.includes('.part'))).toEqual([])
  })

  it('of a database whose index lacks rows is not made, since it would be found only when it is needed', () => {
    const dataDir = folder('half')
    runWispAlone(build, ['site', 'add', 'Shop'], { DATA_DIR: dataDir })
    const database = new Database(join(dataDir, 'wisp.db'))
    database.exec(`create table thing (name text, other text); create index by_name on thing (name);
      insert into thing values ('a', 'b'), ('c', 'd'); pragma writable_schema = on;
      update sqlite_schema set sql = 'CREATE INDEX by_name on thing (other)' where name = 'by_name'`)
    database.close()
    const { status, stderr } = runWispAlone(build, ['backup', folder('half.wisp')], { DATA_DIR: dataDir })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/is damaged: .*index by_name/)])
    expect(readdirSync(build.folder).filter((name) => name.startsWith('half.wisp'))).toEqual([])
  })

  it('is not restored under a running server', () => {
    const { status, stderr } = runWispAlone(build, ['restore', folder('first.wisp'), '--force', '--yes'], env)
    expect([status, stderr]).toEqual([1, expect.stringContaining('A server runs')])
  })

  it('is not restored while any program has the database open, also if nothing notes it', async () => {
    const other = folder('open')
    runWispAlone(build, ['site', 'add', 'Older'], { DATA_DIR: other })
    const holder = spawn(process.execPath, ['-e', HOLDER, require.resolve('libsql'), join(other, 'wisp.db')])
    await once(holder.stdout, 'data')
    const open = runWispAlone(build, ['restore', folder('first.wisp'), '--force', '--yes'], { DATA_DIR: other })
    expect([open.status, open.stderr]).toEqual([1, expect.stringContaining('Another program has the database')])
    holder.kill()
    await once(holder, 'exit')
    const closed = runWispAlone(build, ['restore', folder('first.wisp'), '--force', '--yes'], { DATA_DIR: other })
    expect([closed.status, closed.stderr]).toEqual([0, ''])
  })

  it('replaces a database only when it is told to, and moves that aside', async () => {
    const other = folder('used')
    // In a process that ends: libsql keeps a closed file open until its garbage is collected.
    const [key] = runWispAlone(build, ['site', 'add', 'Older'], { DATA_DIR: other }).stdout.split('\n')
    const refused = runWispAlone(build, ['restore', folder('first.wisp'), '--yes'], { DATA_DIR: other })
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('With --force it is moved to')])
    const forced = runWispAlone(build, ['restore', folder('first.wisp'), '--force', '--yes'], { DATA_DIR: other })
    expect(forced.status).toBe(0)
    expect((await emailsIn(other)).length).toBeGreaterThan(19)
    const aside = readdirSync(other).find((name) => name.startsWith('before-restore-')) ?? ''
    const before = await openStore({ dataDir: join(other, aside), databaseUrl: '' })
    expect((await before.sites.list()).map((site) => site.key)).toEqual([key])
    await before.close()
  })

  it('is not restored if it is damaged, or none', () => {
    const file = folder('damaged.wisp')
    const bytes = readFileSync(folder('first.wisp'))
    bytes.fill(7, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 20_000)
    writeFileSync(file, bytes)
    const damaged = runWispAlone(build, ['restore', file, '--yes'], { DATA_DIR: folder('spared') })
    expect([damaged.status, damaged.stderr]).toEqual([1, expect.stringMatching(/damaged|not a backup/)])
    writeFileSync(file, 'a letter')
    const none = runWispAlone(build, ['restore', file, '--yes'], { DATA_DIR: folder('spared') })
    expect([none.status, none.stderr]).toEqual([1, expect.stringContaining('not a backup')])
    expect(existsSync(join(folder('spared'), 'wisp.db'))).toBe(false)
  })

  it('of PostgreSQL is left to its own tools, which are named without the password', () => {
    const postgres = { DATABASE_URL: 'postgresql://wisp:secret@db.example:5433/leads', DATA_DIR: folder('data') }
    const dump = runWisp(build, ['backup', "it's.dump"], postgres)
    expect(dump.status).toBe(1)
    const command = `pg_dump --format=custom --no-owner --file='it'\\''s.dump' 'postgresql://wisp@db.example:5433/leads'`
    expect(dump.stderr).toContain(command)
    expect(dump.stderr).toContain(join(folder('data'), 'images'))
    const restore = runWisp(build, ['restore', 'a.dump'], postgres)
    expect([restore.status, restore.stderr]).toEqual([1, expect.stringContaining('pg_restore --clean --if-exists')])
    expect(dump.stderr + restore.stderr).not.toContain('secret')
  })
})

describe('wisp doctor', () => {
  const doctor = (env: Record<string, string>) => runWisp(build, ['doctor'], env)

  it('finds nothing wrong with a server that has been restored', () => {
    const { status, stdout } = doctor({ DATA_DIR: folder('other') })
    expect([status, stdout]).toEqual([0, expect.stringContaining('ok    The data folder')])
    for (const subject of ['database', 'clock', 'MB are free', 'Time zones by the data', 'proxy', 'PUBLIC_URL'])
      expect(stdout).toContain(subject)
    expect(stdout).not.toContain('WRONG')
  })

  it('says what is wrong, and what to do', async () => {
    const dataDir = folder('wrong')
    const store = await openStore({ dataDir, databaseUrl: '' })
    await store.sites.add({ key: OPEN_SITE, name: 'Shop' })
    await store.popups.save(OPEN_SITE, popupOf({}))
    await store.close()
    const database = new Database(join(dataDir, 'wisp.db'))
    database.exec(`insert into conversion (id, popup_id, viewer_id, client_id, target, lead, suspect, email, fields, problems, search, trigger, url, facts, at)
      values ('l', '${LEAD_POPUP}', '', '', 'lead', 1, 0, '', '{}', '{}', '', '', '', '{}', ${Date.now() + 86_400_000})`)
    database.close()
    chmodSync(dataDir, 0o755)
    const { status, stdout } = doctor({ DATA_DIR: dataDir, PUBLIC_URL: 'https://popups.example' })
    expect(status).toBe(1)
    expect(stdout).toMatch(/WRONG Others may read .*\n {6}→ Run: chmod/)
    expect(stdout).toMatch(/WRONG The latest lead is from .* still to come\n {6}→ Set the clock/)
    expect(stdout).toMatch(/WRONG PUBLIC_URL is https.*\n {6}→ Set TRUST_PROXY=1/)
  })

  it('names each popup, page and form that was stored before fields for passwords were refused', async () => {
    const dataDir = folder('secrets')
    const store = await openStore({ dataDir, databaseUrl: '' })
    await store.sites.add({ key: OPEN_SITE, name: 'Shop' })
    await store.popups.save(OPEN_SITE, popupOf({ html: '<input TYPE=PassWord name="x">' }))
    await store.popups.save(OPEN_SITE, popupOf({ id: 'harmless00001' }))
    const field = { name: 'x', kind: 'text' as const, label: 'Your password', required: false }
    const form = { name: 'Sign in', language: 'en' as const, fields: [field], button: 'Go', messages: {} }
    await store.contactForms.save(OPEN_SITE, form as never)
    await store.close()
    const database = new Database(join(dataDir, 'wisp.db'))
    database.exec(`insert into page (id, slug, site_key, title, language, document, files, status, created_at)
      values ('secretpage001', 's', '${OPEN_SITE}', '', 'en', '{}', '{}', 'on', 1);
      insert into page_variant (page_id, name, html, policy, version, low, high)
      values ('secretpage001', 'a', '<p><input autocomplete="current-password">', '', '', 0, 1000000)`)
    database.close()
    const { status, stdout } = doctor({ DATA_DIR: dataDir })
    expect(status).toBe(1)
    for (const [subject, command] of [
      [`popup ${LEAD_POPUP}`, `popup delete ${LEAD_POPUP}`],
      ['page secretpage001', 'page remove secretpage001'],
      ['contact form 1', 'form remove 1'],
    ])
      expect(stdout).toMatch(
        new RegExp(`WRONG The ${subject} asks for a password.*\\n {6}→ Take .* wisp ${command}\\n`),
      )
    expect(stdout).not.toContain('harmless00001')
  })

  it('names each popup whose patterns were stored before they were judged', async () => {
    const dataDir = folder('patterns')
    const store = await openStore({ dataDir, databaseUrl: '' })
    await store.sites.add({ key: OPEN_SITE, name: 'Shop' })
    const targeting = { pages: { include: [{ matches: '(a+)+$' }] } }
    await store.popups.save(OPEN_SITE, popupOf({ html: '<input data-wisp-field="code" pattern="(a|a)*">', targeting }))
    await store.popups.save(OPEN_SITE, popupOf({ id: 'harmless00001', html: '<input pattern="[0-9]+">' }))
    await store.close()
    const { status, stdout } = doctor({ DATA_DIR: dataDir })
    expect(status).toBe(1)
    expect(stdout).toMatch(
      new RegExp(`WRONG The popup ${LEAD_POPUP} is shown nowhere: in its pages, "\\(a\\+\\)\\+\\$" can take very long`),
    )
    expect(stdout).toMatch(new RegExp(`WRONG The popup ${LEAD_POPUP} is shown without a pattern: its field "code" has`))
    expect(stdout).not.toContain('harmless00001')
  })

  it('names each address in a popup that visitors cannot reach, and is content with it all the same', async () => {
    const dataDir = folder('links')
    const store = await openStore({ dataDir, databaseUrl: '' })
    await store.sites.add({ key: OPEN_SITE, name: 'Shop', domains: ['shop.site'] })
    await store.popups.save(OPEN_SITE, popupOf({ html: '<a href="http://192.168.0.7/sale">Our <b>sale</b></a>' }))
    await store.popups.save(OPEN_SITE, popupOf({ id: 'harmless00001', html: '<a href="/sale">Our sale</a>' }))
    await store.close()
    const { status, stdout } = doctor({ DATA_DIR: dataDir })
    expect(status).toBe(0)
    expect(stdout).toContain(
      `look  In the popup ${LEAD_POPUP}, "http://192.168.0.7/sale" ("Our sale") leads to 192.168.0.7, which is no public address\n      → Write`,
    )
    expect(stdout).not.toContain('harmless00001')
  })

  it('tells a database that does not answer, without its password', () => {
    const { status, stdout, stderr } = doctor({
      DATABASE_URL: 'postgresql://wisp:secret@127.0.0.1:9/leads',
      DATA_DIR: folder('other'),
    })
    expect([status, stdout]).toEqual([1, expect.stringContaining('WRONG PostgreSQL at 127.0.0.1:9 does not answer')])
    expect(stdout + stderr).not.toContain('secret')
  })
})
