import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { welcome } from '../../server/commands/welcome'
import { readConfig } from '../../server/process/config'
import { everydayRows } from '../support/everyday-share'
import { examples } from '../support/examples'
import { type Build, copyBuild, runWisp, startWisp } from '../support/wisp'

let build: Build
let env: Record<string, string>
beforeAll(() => {
  build = copyBuild()
  // Only the existence of the script matters.
  mkdirSync(join(build.folder, 'dist/public'), { recursive: true })
  writeFileSync(join(build.folder, 'dist/public/wisp.js'), '')
  env = { DATA_DIR: join(build.folder, 'data') }
})
afterAll(() => build.remove())

const wisp = (...args: string[]) => runWisp(build, args, env)
const file = (name: string, text: string): string => {
  writeFileSync(join(build.folder, name), text)
  return name
}

it('starts with a demo shop, says where everything is, and stops on a signal', async () => {
  const server = await startWisp(build, 'start', { DATA_DIR: join(build.folder, 'fresh') })
  const file = join(build.folder, 'fresh/desk-token')
  const token = readFileSync(file, 'utf8').trim()
  // The output usually ends up in a log, so it says where the token is, but not the token itself.
  expect(server.output()).toContain(`${server.origin}/desk (its token is kept in ${file}; npx wisp desk prints a link)`)
  expect(server.output()).not.toContain(token)
  expect(runWisp(build, ['desk'], { DATA_DIR: join(build.folder, 'fresh') }).stdout).toBe(
    `${server.origin}/desk#token=${token}\n`,
  )
  expect(server.output()).toContain(`${server.origin}/wisp.js`)
  expect(server.output()).toContain('data-site="demo"')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const headers = { authorization: `Bearer ${token}` }
  const { popups } = await (await fetch(`${server.origin}/desk/api/popups`, { headers })).json()
  const ids = popups.map(({ id }: { id: string }) => id)
  expect(ids).toEqual(expect.arrayContaining(['demoaskus0001', 'demolightbox1', 'demotopbar001', 'demowheel0001']))
  const clash = runWisp(build, ['start'], { DATA_DIR: join(build.folder, 'fresh'), PORT: new URL(server.origin).port })
  expect(clash.status).toBe(1)
  expect(clash.stderr).toMatch(/^Port \d+ is in use/)
  expect(existsSync(join(build.folder, 'fresh/server.json'))).toBe(true)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(existsSync(join(build.folder, 'fresh/server.json'))).toBe(false)
})

describe('the printed address', () => {
  const tagOf = (env: Record<string, string>, ...args: string[]): string =>
    /src="(.+?)\/wisp\.js"/.exec(runWisp(build, ['site', 'add', 'Shop', ...args], env).stdout)?.[1] ?? ''

  it('is that of the server that runs on this data, whatever PORT says here', async () => {
    const data = { DATA_DIR: join(build.folder, 'addressed') }
    const server = await startWisp(build, 'serve', data)
    expect(tagOf(data)).toBe(server.origin)
    expect(tagOf({ ...data, PORT: '9999' })).toBe(server.origin)
    expect(tagOf({ ...data, PUBLIC_URL: 'https://popups.example.com/' })).toBe('https://popups.example.com')
    expect(runWisp(build, ['site', 'add', 'Shop'], data).stdout).toContain('Other machines do not reach')
    await server.end('SIGKILL')
    // The killed server has left its note.
    expect(existsSync(join(build.folder, 'addressed/server.json'))).toBe(true)
    expect(tagOf({ ...data, PORT: '9999' })).toBe('http://localhost:9999')
    const behind = await startWisp(build, 'serve', { ...data, PUBLIC_URL: 'https://popups.example.com' })
    expect(tagOf(data)).toBe('https://popups.example.com')
    await behind.end('SIGTERM')
  })

  it.each(everydayRows(['no json', '{}', '[]', 'null', '{"origin": 5}', '{"origin": "file:///etc/passwd"}']))(
    'does not depend on a note that contains %s',
    (note) => {
      const folder = join(build.folder, 'noted')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'server.json'), note)
      expect(tagOf({ DATA_DIR: folder, PORT: '9998' })).toBe('http://localhost:9998')
    },
  )
})

describe('a start prints', () => {
  const config = readConfig({ DATA_DIR: '/srv/wisp' })
  const welcomeText = (interactive: boolean, env = config, keys: string[] = []) =>
    welcome({ interactive, config: env }, 'http://localhost:1', 't+1', { keys, mounted: examples.sites, pages: [] })

  it('a link with the token to the desk, only to a person at a terminal', () => {
    expect(welcomeText(true)).toContain('http://localhost:1/desk#token=t%2B1')
    expect(welcomeText(false)).toContain(
      'http://localhost:1/desk (its token is kept in /srv/wisp/desk-token; npx wisp desk',
    )
    expect(welcomeText(false)).not.toContain('t%2B1')
  })

  it('that several sites had better not share the address of the desk, until it has one of its own', () => {
    expect(welcomeText(true, config, ['demo', 'demo-pages', 'garden'])).not.toContain('DESK_URL')
    expect(welcomeText(true, config, ['demo', 'garden', 'bakery'])).toContain('DESK_URL=https://desk.example.com')
    const apart = readConfig({ DATA_DIR: '/srv/wisp', DESK_URL: 'https://desk.example' })
    expect(welcomeText(true, apart, ['garden', 'bakery'])).not.toContain('more than one site')
    expect(welcomeText(true, apart)).toContain('https://desk.example/desk#token=')
  })

  it('the name of the setting that contains the token, and the public address if there is one', () => {
    const env = { DESK_TOKEN: 'a-token-long-enough', PUBLIC_URL: 'https://popups.example.com' }
    expect(welcomeText(false, readConfig(env))).toContain(
      'https://popups.example.com/desk (its token is in DESK_TOKEN)',
    )
  })
})

it('adds a site and its popups, and exports leads', () => {
  const added = wisp('site', 'add', 'Garden', '--domain', 'garden.example', '--domain', 'www.garden.example')
  expect(added.status).toBe(0)
  const [key = ''] = added.stdout.split('\n')
  expect(added.stdout).toContain(`data-site="${key}"`)
  expect(wisp('site', 'list').stdout).toBe(`${key}\tGarden\tgarden.example www.garden.example\n`)

  const popup = file('own.json', '{ "id": "garden-popup1", "name": "One", "type": "bar", "template": "./own.html" }')
  file('own.html', '<p>{{left}} as it is</p>')
  expect(wisp('popup', 'import', popup).stdout).toMatch(/^garden-popup1\tOne\n/)
  file('own.json', '{ "id": "garden-popup1", "name": "Two", "type": "bar", "template": "./own.html" }')
  expect(wisp('popup', 'import', popup, '--site', key).status).toBe(0)
  expect(wisp('popup', 'list').stdout).toBe(`garden-popup1\t${key}\tbar\tTwo\n`)

  expect(wisp('leads', 'export', '--json').stdout).toBe('[]\n')
  expect(wisp('leads', 'export', '--csv', '--site', key).stdout).toBe(
    '\uFEFFat,popup,email,other,page,suspect,problems,id\r\n',
  )
})

it('restricts a site, limits its views, and reports both', () => {
  const [key = ''] = wisp('site', 'add', 'Late payer').stdout.split('\n')
  file('own.html', '<p>Upgrade</p>')
  const popup = file('up.json', '{ "id": "upgrade-popup", "name": "Up", "type": "bar", "template": "./own.html" }')
  wisp('popup', 'import', popup, '--site', key)

  const restricted = wisp('site', 'restrict', key, '--upgrade', 'upgrade-popup')
  expect(restricted.stdout).toMatch(/^restricted since 20\d\d-[^\n]+Z\nupgrade popup upgrade-popup\n$/)
  expect(wisp('site', 'restrict', key).stdout).toBe(restricted.stdout)
  expect(wisp('site', 'limit', key, '1000').stdout).toContain('0 of 1000 views this month')
  expect(wisp('site', 'list').stdout).toMatch(
    new RegExp(
      `^${key}\tLate payer\tany domain\trestricted since .+\t0 of 1000 views this month\tupgrade popup .+$`,
      'm',
    ),
  )

  expect(wisp('site', 'restrict', key, '--off', '--upgrade', 'none').stdout).toBe('0 of 1000 views this month\n')
  expect(wisp('site', 'limit', key, 'none').stdout).toBe('no limit\n')
  expect(wisp('site', 'list').stdout).toMatch(new RegExp(`^${key}\tLate payer\tany domain$`, 'm'))
  const unknown = wisp('site', 'restrict', key, '--upgrade', 'nosuchpopup00')
  expect(unknown).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no popup nosuchpopup00') })
})

it('imports a catalogue', () => {
  const [key = ''] = wisp('site', 'add', 'Shop').stdout.split('\n')
  const good = file(
    'catalogue.json',
    '{ "currency": "EUR", "products": [{ "id": "1", "title": "Mug", "url": "/m", "price": 9.5 }] }',
  )
  expect(wisp('catalog', 'import', key, good).stdout).toBe('1 product\n')
  const bad = file('bad.json', '{\n  "products": [{ "id": "1", "title": "Mug", "url": "/m", "price": "9" }]\n}')
  expect(wisp('catalog', 'import', key, bad).stderr).toBe(
    'bad.json:2:67 products.0.price: must be a price like 19.9, got "9"\n',
  )
})

it("imports a store's export, in the currency and with the links that were asked for", () => {
  const [key = ''] = wisp('site', 'add', 'Store').stdout.split('\n')
  const csv = file('products.csv', 'Handle,Title,Variant Price\nmug,Mug,9.50\npot,Pot,x\n')
  expect(wisp('catalog', 'import', key, csv).stderr).toBe(
    'products.csv:3 Variant Price must be a price like 19.90, got "x"\n',
  )
  const xml = file(
    'feed.xml',
    '<rss xmlns:g="http://base.google.com/ns/1.0"><item><g:id>1</g:id><title>Mug</title><link>/m</link><g:price>9 EUR</g:price></item></rss>',
  )
  expect(wisp('catalog', 'import', key, xml).stdout).toBe('1 product\n')
  for (const unknown of ['euro', 'XXQ'])
    expect(wisp('catalog', 'import', key, xml, '--currency', unknown)).toMatchObject({ status: 2 })
  expect(wisp('catalog', 'import', key, xml, '--currency', 'EUR')).toMatchObject({ status: 0 })
  expect(wisp('catalog', 'import', key, xml, '--currency', 'USD')).toMatchObject({
    status: 1,
    stderr: 'feed.xml: is in EUR, not in USD\n',
  })
  expect(wisp('catalog', 'import', key, xml, '--shop', 'shop')).toMatchObject({ status: 2 })
})

it('imports price rules, and counts them in the list of sites', () => {
  const [key = ''] = wisp('site', 'add', 'Store with rules').stdout.split('\n')
  const rule = { target_type: 'shipping_line', allocation_method: 'each', target_selection: 'all', starts_at: null }
  const good = file('price_rules.json', JSON.stringify({ price_rules: [{ ...rule, id: 1 }] }))
  expect(wisp('price-rules', 'import', key, good).stdout).toBe('1 price rule\n')
  expect(wisp('site', 'list').stdout).toContain(`${key}\tStore with rules\tany domain\t1 price rule\n`)
  const wrong = {
    ...rule,
    target_type: 'x',
    prerequisite_subtotal_range: { greater_than_or_equal_to: 'x' },
    ends_at: 'x',
  }
  const bad = file('bad_rules.json', JSON.stringify({ price_rules: [wrong] }, null, 1))
  const { status, stderr } = wisp('price-rules', 'import', key, bad)
  expect(status).toBe(1)
  expect(stderr.match(/^bad_rules\.json:\d+:\d+ price_rules\.0\.\S+ must be/gm)).toHaveLength(3)
})

it('refuses to take a popup from another site', () => {
  const [key = ''] = wisp('site', 'add', 'Thief').stdout.split('\n')
  const popup = file('own.json', '{ "id": "garden-popup1", "name": "Mine", "type": "bar", "template": "./own.html" }')
  const result = wisp('popup', 'import', popup, '--site', key)
  expect(result.status).toBe(1)
  expect(result.stderr).toContain('belongs to another site')
  expect(wisp('popup', 'import', popup).stderr).toMatch(/^Which site\? --site KEY/)
})

describe('a wrong argument', () => {
  let env: Record<string, string>
  beforeAll(() => {
    env = { DATA_DIR: join(build.folder, 'wrong') }
    runWisp(build, ['site', 'add', 'X'], env)
  })

  it.each(
    everydayRows([
      [[], 'wisp site add'],
      [['fly'], 'no command "fly"'],
      [['site', 'add'], 'Usage: wisp site add NAME'],
      [['popup', 'list', '--fast'], '--fast'],
      [['leads', 'export'], '--csv or --json'],
      [['leads', 'export', '--csv', '--json'], '--csv or --json'],
      [['site', 'add', 'Y', '--domain', 'x.example/de', '--domain', '*.com'], 'write "x.example"\n--domain "*.com"'],
      [['site', 'add', ' ', '--domain', '*.com'], 'letters in one line\n--domain "*.com"'],
      [['site', 'limit', 'X', '0', '--upgrade', 'nobody'], 'got "0"\nThere is no popup nobody.'],
      [['site', 'limit', 'X', '0'], 'a whole number of views from 1'],
      [['site', 'limit', 'X', '1.5'], 'a whole number of views from 1'],
      [['site', 'cooldown', 'X', '1.5'], 'a whole number of seconds from 0 to 1800, got "1.5"'],
      [['site', 'cooldown', 'X', '1801'], 'a whole number of seconds from 0 to 1800'],
      [['site', 'privacy', 'X', 'javascript:alert(1)'], 'an address like https://shop.example/privacy, or none, got'],
      [['site', 'terms', 'X', '/terms'], 'an address like https://shop.example/terms, or none, got "/terms"'],
      [['site', 'consent', 'X', 'didomy', '&', '*'], '(did you mean "didomi"?)\n"&" is no name of a category\n"*" is'],
      [['site', 'calm', 'X', 'page=0,hour=1'], 'got "0"\nA calm site has no "hour"'],
      [['site', 'previews', 'X', 'ajar'], 'site previews takes open or closed, got "ajar"'],
      [['site', 'machines', 'X', 'greet'], 'site machines takes hide or show, got "greet"'],
      [['catalog', 'import', 'X', 'a.csv', '--shop', 'a', '--currency', 'b'], 'got "a"\n--currency must be'],
      [['effect', 'set', '3 1', 'zoom in', '--site', 'X'], 'got "3 1"\nAn effect is at most'],
      [['site', 'restrict'], 'Usage: wisp site restrict KEY'],
    ]),
  )('is explained, with all others: wisp %j', (args, hint) => {
    const { status, stderr } = runWisp(build, [...args], env)
    expect(status).toBe(2)
    expect(stderr).toContain(hint)
  })
})

it.each(
  everydayRows([
    [{ PORT: 'x' }, 'PORT must be a whole number'],
    [{ WISP_RATE: '0' }, 'WISP_RATE must be a whole number'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be 1, or left out, got "true"'],
    [{ WISP_READ_RATE: '-1' }, 'WISP_READ_RATE must be a whole number'],
    [{ WISP_CONNECTIONS: 'many' }, 'WISP_CONNECTIONS must be a whole number'],
    [{ WISP_KEEP_ALIVE: '0' }, 'WISP_KEEP_ALIVE must be a whole number from 1'],
    [{ WISP_STOP_DELAY: '-1' }, 'WISP_STOP_DELAY must be a whole number from 0'],
    [{ WISP_METRICS_PORT: 'x' }, 'WISP_METRICS_PORT must be a whole number'],
    [{ WISP_METRICS_TOKEN: 'short-secret' }, 'WISP_METRICS_TOKEN must have at least 16 characters'],
    [{ WISP_RATES: 'postgres' }, 'WISP_RATES=postgres needs PostgreSQL'],
    [{ WISP_RATES: 'http://:secret@host' }, 'WISP_RATES must be postgres, or an address like redis://host:6379'],
    [{ WISP_BUILDS: 's3://' }, 'WISP_BUILDS must be like s3://bucket/prefix'],
    [{ WISP_BUILDS: 's3://bucket' }, 'WISP_BUILDS names a bucket, so AWS_ACCESS_KEY_ID must be set as well'],
    [{ DESK_TOKEN: 'short-secret' }, 'DESK_TOKEN must have at least 16 characters'],
    [{ DESK_TOKEN: '                     ' }, 'DESK_TOKEN must have at least 16 characters'],
    [{ PUBLIC_URL: 'popups.example.com' }, 'PUBLIC_URL must be an address like https://popups.example.com'],
    [{ PUBLIC_URL: 'https://example.com/popups?a=b' }, 'PUBLIC_URL must be an address like'],
    [{ PUBLIC_URL: 'https://example.com/a b' }, 'PUBLIC_URL must be an address like'],
    [
      { PUBLIC_URL: 'https://example.com/desk/here' },
      'PUBLIC_URL may not be below /desk, which is a path of the server',
    ],
  ] as [Record<string, string>, string][]),
)('explains wrong settings: %j', (settings, hint) => {
  const { status, stderr } = runWisp(build, ['site', 'list'], { ...env, ...settings })
  expect(status).toBe(2)
  expect(stderr).toContain(hint)
  // A rejected secret may be in use elsewhere.
  expect(stderr).not.toContain('short-secret')
})

it('explains all wrong settings at once, each of them once', () => {
  const settings = {
    PORT: 'x',
    TRUST_PROXY: 'yes',
    WISP_COUNTRY_HEADER: 'CF-IPCountry',
    DESK_URL: 'popups.example.com',
  }
  const { status, stderr } = runWisp(build, ['site', 'list'], { ...env, ...settings })
  expect(status).toBe(2)
  expect(stderr.trim().split('\n')).toEqual([
    'PORT must be a whole number from 1 to 65535, got "x"',
    'DESK_URL must be an address like https://popups.example.com, got "popups.example.com"',
    'TRUST_PROXY must be 1, or left out, got "yes"',
    '',
    'All commands: wisp --help',
  ])
})
