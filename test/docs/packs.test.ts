/** Once a page has a pack, chunks that import what popups share have to come from the folder of that pack. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { at } from '../../build/paths.js'

const VERSIONS = at('dist/public/v')
const folder = join(VERSIONS, readdirSync(VERSIONS).find((name) => /^[\da-f]{10}$/.test(name)) ?? '')
const packs: string[][] = JSON.parse(readFileSync(at('dist/public/packs.json'), 'utf8'))
const isBuilt = (group: string, name: string): boolean =>
  ['index.ts', 'index.tsx'].some((file) => existsSync(at(`chunks/${group}/${name}/${file}`)))

/** The names of those that import `ui.js`. */
const importingUi = readdirSync(folder)
  .filter((file) => /^[a-z-]+\.js$/.test(file) && !/^(ui|wisp.*)\.js$/.test(file))
  .filter((file) => /from\s*"\.\/ui\.js"/.test(readFileSync(join(folder, file), 'utf8')))
  .map((file) => file.replace('.js', ''))

const sources = ['chunks', 'loader', 'shared'].flatMap((group) =>
  readdirSync(at(group), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(at(`${group}/${file}`), 'utf8')),
)

/** The names in the calls of a function, each once. */
const namesIn = (call: RegExp): string[] => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(call)].map(([, name = '']) => name))),
]

it('every chunk that imports what popups share is asked for beside it, and no other is', () => {
  const besideUi = namesIn(/\bloadBesideUi(?:<\w+>)?\(\s*[\w.]+,\s*'([\w-]+)'/g)
  const plain = namesIn(/\bload(?:<[^(]+>)?\(\s*'([\w-]+)'/g)
  expect(besideUi).toEqual(expect.arrayContaining(['comeback', 'confetti', 'cooldown', 'edges', 'keyboard']))
  expect(besideUi.filter((name) => !importingUi.includes(name))).toEqual([])
  expect(plain).toEqual(expect.arrayContaining(['report', 'redirect', 'targeting']))
  expect(plain.filter((name) => importingUi.includes(name))).toEqual([])
  // Types and parts are named in no call. They are asked for beside it, too.
  const others = importingUi.filter((name) => !besideUi.includes(name))
  expect(others.filter((name) => !['types', 'parts', 'games'].some((group) => isBuilt(group, name)))).toEqual([])
})

it('there is a pack for each combination of the designs, with nothing twice', () => {
  expect(packs.map((names) => names.join()).sort()).toEqual([...new Set(packs.map((names) => names.join()))].sort())
  expect(packs).toContainEqual(['lightbox', 'form'])
  for (const names of packs) expect(existsSync(join(folder, names.join('_'), 'ui.js'))).toBe(true)
})
