import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { areCurrent, closureOf, createHashes, inputsOf } from '../../../build/inputs.js'
import { at, root } from '../../../build/paths.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(at('dist.inputs-'))
  write('a.ts', "import { b } from './b.ts'\nimport './c.css'\n")
  write('b.ts', 'export const b = 1\n')
  write('c.css', "@import './d.css';\n")
  write('d.css', 'a { color: red }\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): void => writeFileSync(`${folder}/${name}`, text)
const inputs = () =>
  inputsOf(
    ['a.ts', 'b.ts', 'c.css'].map((name) => `${folder}/${name}`),
    createHashes(),
  )

describe('what something was built from', () => {
  it('is current until a file changes, or a sheet that a sheet imports', () => {
    const before = inputs()
    expect(areCurrent(before, createHashes())).toBe(true)
    write('d.css', 'a { color: blue }\n')
    expect(areCurrent(before, createHashes())).toBe(false)
    write('d.css', 'a { color: red }\n')
    expect(areCurrent(before, createHashes())).toBe(true)
    rmSync(`${folder}/b.ts`)
    expect(areCurrent(before, createHashes())).toBe(false)
  })

  it('is stale when a file joins one of its folders, because a pattern may find it', () => {
    const before = inputs()
    write('e.ts', '')
    expect(areCurrent(before, createHashes())).toBe(false)
  })

  it('knows a file of the root by itself, since notes and data are put beside it', () => {
    expect(Object.keys(inputsOf([at('package.json')], createHashes()))).toEqual(['package.json'])
  })

  it('names paths from the root only, so that a moved clone is as fresh', () => {
    const paths = Object.keys(inputs())
    expect(paths).toContain(`${basename(folder)}/d.css`)
    for (const path of paths) expect(path).not.toContain(root)
  })

  it('knows a package by its version', () => {
    const ids = [at('node_modules/preact/dist/preact.mjs'), '\0rolldown/runtime.js', 'wisp:free-domains']
    expect(Object.keys(inputsOf(ids, createHashes()))).toEqual(['node_modules/preact/package.json'])
  })
})

it('a module and all that it imports of ours are found', () => {
  const name = basename(folder)
  expect([...closureOf(`${name}/a.ts`)]).toEqual(['a.ts', 'b.ts', 'c.css', 'd.css'].map((file) => `${name}/${file}`))
})
