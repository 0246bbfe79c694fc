import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { readConfig } from '../../server/process/config'
import { expectNone } from '../support/document-lists'

const read = (path: string): string => readFileSync(at(path), 'utf8')
const manual = read('docs/many-machines.md')
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const unit = read('deploy/wisp.service')
const documented = new Set(
  [manual, read('docs/server.md'), read('docs/images.md')].flatMap(
    (text) => text.match(/\b[A-Z]+(?:_[A-Z]+)*\b/g) ?? [],
  ),
)
const { scripts, engines } = JSON.parse(read('package.json'))

/** The instructions, each in one line. */
const instructions = dockerfile
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? []
    return { name, rest }
  })
const all = (name: string): string[] =>
  instructions.filter((instruction) => instruction.name === name).map(({ rest }) => rest)

describe('the Dockerfile', () => {
  const ignored = read('.dockerignore').trim().split('\n')

  it('has instructions only that there are', () => {
    const instructionNames = 'FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE HEALTHCHECK CMD'.split(' ')
    for (const { name } of instructions) expect(instructionNames).toContain(name)
  })

  it('copies what there is, or what the build makes', () => {
    const sources = all('COPY').flatMap((rest) =>
      rest
        .split(/\s+/)
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1),
    )
    const buildOutputs = ['/app/node_modules', '/app/dist']
    for (const source of sources.filter((candidate) => !buildOutputs.includes(candidate))) {
      const path = source.replace(/^\/app\//, '')
      expect([path, existsSync(at(path))]).toEqual([path, true])
      expect(ignored).not.toContain(path)
    }
  })

  it('has what the build is configured by', () => {
    const imports = [...read('vite.config.ts').matchAll(/from '\.\/([^/']+)/g)].map(([, path = '']) => path)
    expect(imports.length).toBeGreaterThan(1)
    for (const path of imports) expect(ignored).not.toContain(path)
  })

  it('has the packages that the server imports, and none of the build’s', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'))
    const [, stage = ''] = /--from=(\w+) \/app\/node_modules/.exec(last) ?? []
    const [, installing = ''] = dockerfile.split(` AS ${stage}\n`)
    expect(/^RUN (.*)$/m.exec(installing)?.[1]).toBe('npm ci --omit=dev')
  })

  it('has all that its command needs besides what is built', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wisp-image-'))
    const app = join(folder, 'app')
    const buildOutputs = all('COPY').flatMap((rest) => /^--from=build \/app\/(\S+)/.exec(rest)?.[1] ?? [])
    for (const path of buildOutputs.filter((candidate) => !['dist', 'node_modules'].includes(candidate)))
      cpSync(at(path), join(app, path), { recursive: true })
    mkdirSync(join(app, 'dist/server'), { recursive: true })
    writeFileSync(join(app, 'dist/server/cli.js'), 'console.log(process.argv.slice(2).join())')
    const [program = '', ...args] = JSON.parse(all('CMD').at(-1) ?? '[]')
    const { stdout, stderr } = spawnSync(program, args, { cwd: app, encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect([stdout, stderr]).toEqual(['serve\n', ''])
  })

  it('holds no demo: neither the examples nor what is built of them', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'))
    expect(last).toContain('/app/dist dist')
    expect(last).not.toContain('examples')
    // Nothing as a whole.
    expect(last).not.toMatch(/^COPY (--from=\S+ )?(\.|\/app)\/? /m)
  })

  it('runs what there is', () => {
    for (const [, script = ''] of all('RUN')
      .join('\n')
      .matchAll(/npm run (\S+)/g))
      expect(scripts).toHaveProperty(script)
    const command = JSON.parse(all('CMD').at(-1) ?? '') as string[]
    expect(command[0]).toBe('node')
    expect(existsSync(at(command[1] ?? ''))).toBe(true)
  })

  it('uses a Node that is new enough, and not as root', () => {
    const least = Number(engines.node.match(/\d+/)[0])
    for (const image of all('FROM')) expect(Number(image.match(/^node:(\d+)/)?.[1])).toBeGreaterThanOrEqual(least)
    expect(all('USER')).toEqual(['node'])
    // After everything that needs root.
    const names = instructions.map(({ name }) => name)
    expect(names.lastIndexOf('RUN')).toBeLessThan(names.indexOf('USER'))
  })

  it('asks an address that there is whether the server lives', () => {
    const [check = ''] = all('HEALTHCHECK')
    const command = JSON.parse(check.slice(check.indexOf('['))) as string[]
    expect(command.join(' ')).toContain('/healthz')
    expect(read('server/health/operation.ts')).toContain("'/healthz'")
    // The script is one that Node can read.
    expect(() => new Function('fetch', 'process', command.at(-1) ?? '')).not.toThrow()
  })
})

const settingsIn = (text: string): [string, string][] =>
  [...text.matchAll(/^\s+([A-Z][A-Z_]+): '?([^'\n]*)'?$/gm)].map(([, name = '', value = '']) => [name, value])

describe('compose.yaml', () => {
  const service = compose.slice(compose.indexOf('\n  wisp:'), compose.indexOf('\n  proxy:'))

  it('sets what is documented, to what the server takes', () => {
    const settings = settingsIn(service)
    expect(settings.length).toBeGreaterThan(5)
    expectNone(
      settings.map(([name]) => name).filter((name) => !documented.has(name)),
      (name) => `describe the setting ${name} of compose.yaml in docs/server.md or docs/many-machines.md`,
    )
    const env = Object.fromEntries(
      settings.map(([name, value]) => [name, value.replace(/\$\{\w+(?::[-?]([^}]*))?\}/g, 'a-value-of-the-owner')]),
    )
    expect(readConfig(env)).toMatchObject({
      sharedRates: 'postgres',
      builds: '/builds',
      trustProxy: true,
      stopDelay: 5,
    })
  })

  it('mounts files that there are, and gives a server time to stop', () => {
    for (const [, path = ''] of compose.matchAll(/- \.\/([^:]+):/g)) expect(existsSync(at(path))).toBe(true)
    const grace = Number(service.match(/stop_grace_period: (\d+)s/)?.[1])
    const delay = Number(service.match(/WISP_STOP_DELAY: '(\d+)'/)?.[1])
    expect(grace).toBeGreaterThanOrEqual(delay + 20)
  })

  it('names volumes that it has', () => {
    const declared = compose.slice(compose.indexOf('\nvolumes:'))
    for (const [, volume = ''] of compose.matchAll(/^ {6}- (\w+):\//gm)) expect(declared).toContain(`  ${volume}:`)
  })

  it('has a proxy that leads to the server, at its port', () => {
    const caddy = read('deploy/Caddyfile')
    const [, name, port] = /dynamic a (\w+) (\d+)/.exec(caddy) ?? []
    expect(compose).toContain(`\n  ${name}:\n`)
    expect(all('EXPOSE')).toEqual([port])
  })
})

describe('deploy/wisp.service', () => {
  it('starts what there is', () => {
    const [, script = ''] = /^ExecStart=\S+ (\S+) serve$/m.exec(unit) ?? []
    expect(existsSync(at(script))).toBe(true)
  })

  it('never gives up while a database starts', () => {
    const [, section = ''] = /^\[Unit\]$([\s\S]*?)^\[/m.exec(unit) ?? []
    expect(section).toContain('\nStartLimitIntervalSec=0\n')
    expect(section).toMatch(/^After=.*\bpostgresql\.service\b/m)
  })
})

describe('docs/many-machines.md', () => {
  it.each(['WISP_RATES', 'WISP_BUILDS', 'WISP_METRICS_PORT', 'WISP_METRICS_TOKEN', 'WISP_STOP_DELAY'])(
    'describes the setting %s, which the command line lists',
    (name) => {
      expect(manual).toContain(`| \`${name}\` |`)
      expect(read('server/commands/find.ts')).toContain(name)
    },
  )

  it('names every figure of the server itself', () => {
    const names = [...read('server/health/metrics.ts').matchAll(/'(wisp_\w+)'/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(5)
    expectNone(
      names.filter((name) => !manual.includes(`\`${name}\``)),
      (name) => `write into the figures of docs/many-machines.md: | \`${name}\` | … |`,
    )
  })
})
