import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'

const read = (path: string): string => readFileSync(at(path), 'utf8')
const { dependencies, devDependencies, engines } = JSON.parse(read('package.json'))

const filesIn = (folder: string): string[] =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))

interface Node {
  type: string
  source?: { value?: unknown } | null
  callee?: { type: string; property?: { name?: string }; callee?: { name?: string } }
  arguments?: { value?: unknown }[]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Tells whether a node looks for a package, as in `createRequire(…).resolve('sharp')`, or loads one: `createRequire(…)('pg')`. */
const isRequire = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && (callee?.property?.name === 'resolve' || callee?.callee?.name === 'createRequire')

/** The modules that a file imports, at once or later, or resolves. */
const importsOf = (node: Node): unknown[] => [
  node.source?.value,
  isRequire(node) ? node.arguments?.[0]?.value : undefined,
  ...Object.values(node)
    .flat()
    .flatMap((child) => (isNode(child) ? importsOf(child) : [])),
]

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

const packagesOf = (files: string[]): string[] => {
  const names = files
    .flatMap((file) => importsOf(parseAst(read(file)) as Node))
    .filter((name) => typeof name === 'string' && /^[@a-z]/.test(name) && !isBuiltin(name))
  return [...new Set((names as string[]).map(packageOf))].sort()
}

describe('the dependencies', () => {
  it('are what the built server and its command import, and no more', () => {
    expect(packagesOf(['dist/server', 'bin'].flatMap(filesIn))).toEqual(Object.keys(dependencies).sort())
  })

  it('and the one package that a receiver of webhooks imports, as the manual says, are enough for the receivers', () => {
    const others = packagesOf(filesIn('examples/receivers')).filter((name) => !(name in dependencies))
    expect(others).toEqual(['nodemailer'])
    expect(read('docs/webhooks.md')).toContain('`npm install nodemailer`')
  })

  it('are not enough to build, which says what is missing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wisp-packages-'))
    for (const path of ['bin', 'build', 'package.json']) cpSync(at(path), join(folder, path), { recursive: true })
    const { status, stderr } = spawnSync(process.execPath, ['bin/wisp.js', '--help'], { cwd: folder, encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect([status, stderr]).toEqual([1, 'Building needs the development packages: run npm ci --include=dev\n'])
  })
})

it('a server is never built when it starts: without a build, the command says what to run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-unbuilt-'))
  for (const path of ['bin', 'build', 'package.json']) cpSync(at(path), join(folder, path), { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, ['bin/wisp.js', 'serve'], { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect([status, stderr]).toEqual([1, 'Wisp is not built: run npm ci && npm run build\n'])
})

it('the command asks for the Node that the package asks for', () => {
  const [, major, minor] = /^>=(\d+)\.(\d+)\./.exec(engines.node) ?? []
  expect(read('bin/wisp.js')).toContain(`MIN_NODE_VERSION = [${major}, ${minor}]`)
})

it('the types of Node are those of the oldest version that we support', () => {
  const [, oldest] = /^>=(\d+\.\d+)\./.exec(engines.node) ?? []
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${oldest?.replace('.', '\\.')}\\.\\d+$`))
})

it('the lockfile names no address to download from', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved"|https?:\/\/registry/)
})
