import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { graphOf } from '../../build/lint/cycles.js'
import { withProject } from '../../build/lint/project.js'
import { ROOMS } from '../../build/lint/rooms.js'
import { at } from '../../build/paths.js'

const text = readFileSync(at('ARCHITECTURE.md'), 'utf8')

/** The folders of a table, in its order; a row may name several. */
const listed = (heading: string): string[] => {
  const [, rows = ''] = text.split(`| ${heading} | content |\n| --- | --- |\n`)
  const names =
    rows
      .split('\n\n')[0]
      ?.split('\n')
      .map((row) => row.split('|')[1] ?? '') ?? []
  return names.flatMap((cell) => [...cell.matchAll(/`([\w-]+)\/`/g)].map(([, name = '']) => name))
}

const imports = withProject((project) => [...graphOf(project.files)])

const foldersIn = (folder: string): string[] =>
  readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

describe.each([
  ['server', 'room of `server/`'],
  ['shared', 'folder of `shared/`'],
])('ARCHITECTURE.md', (folder, heading) => {
  it(`has a row for each folder of ${folder}/`, () => {
    expect(listed(heading).sort()).toEqual(foldersIn(folder).sort())
  })
})

it('ARCHITECTURE.md names the rooms of server/ in the order in which the linter lets them import', () => {
  expect(listed('room of `server/`')).toEqual([...ROOMS, 'web'])
})

it('ARCHITECTURE.md names the folders of shared/ in their order: each imports only from those before it', () => {
  const order = listed('folder of `shared/`')
  const placeOf = (path: string): number => order.indexOf(path.split('/')[1] ?? '')
  const upwards = imports.flatMap(([path, targets]) =>
    targets
      .filter((target) => [path, target].every((each) => each.startsWith('shared/') && placeOf(each) >= 0))
      .filter((target) => placeOf(target) > placeOf(path))
      .map((target) => `${path} → ${target}`),
  )
  expect(upwards).toEqual([])
})
