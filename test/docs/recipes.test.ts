/** The recipes of CONTRIBUTING.md send a newcomer to files, and to names in them. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { expectNone } from '../support/document-lists'

const text = readFileSync(at('CONTRIBUTING.md'), 'utf8')
const ROOTS = [
  'bench',
  'build',
  'chunks',
  'docs',
  'examples',
  'loader',
  'playground',
  'server',
  'shared',
  'templates',
  'test',
]
/** Capitals, as in NAME.ts or TYPE/, stand for what the newcomer writes. */
const PLACEHOLDER = /[A-Z]{2}/
/** `NAME` (`file`) and `NAME` in `file`. */
const NAMED_IN = /`([A-Za-z_]+)` (?:\(|in |of )`([\w./-]+\.\w+)`/g

it('CONTRIBUTING.md names only files and folders that exist', () => {
  const paths = [...text.matchAll(/`([a-z]+)(\/[\w./-]+)`/g)].flatMap(([, root = '', rest = '']) =>
    ROOTS.includes(root) && !PLACEHOLDER.test(rest) ? [`${root}${rest}`] : [],
  )
  expect(paths.length).toBeGreaterThan(50)
  expectNone(
    new Set(paths.filter((path) => !existsSync(at(path)))),
    (path) => `CONTRIBUTING.md sends people to ${path}, which has moved: write where it is now`,
  )
})

it('CONTRIBUTING.md names only what is in the file that it names with it', () => {
  const pairs = [...text.matchAll(NAMED_IN)].map(([, name = '', path = '']) => ({ name, path }))
  const existingFiles = pairs.filter(({ path }) => existsSync(at(path)) && statSync(at(path)).isFile())
  expect(existingFiles.length).toBeGreaterThan(15)
  expectNone(
    existingFiles.filter(({ name, path }) => !new RegExp(`\\b${name}\\b`).test(readFileSync(at(path), 'utf8'))),
    ({ name, path }) => `CONTRIBUTING.md looks for ${name} in ${path}, where there is none: write where it is now`,
  )
})
