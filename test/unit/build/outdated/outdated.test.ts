import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minify } from 'terser'
import { afterAll, describe, expect, it } from 'vitest'
import { bytesBySource } from '../../../../build/outdated/source-map.js'
import { rowsOf, tableOf } from '../../../../build/outdated/table.js'
import { bundledBytes, installedBytes } from '../../../../build/outdated/weigh.js'

const work = mkdtempSync(join(tmpdir(), 'wisp-outdated-'))
afterAll(() => rmSync(work, { recursive: true }))

const put = (path: string, text: string): void => {
  mkdirSync(join(work, path, '..'), { recursive: true })
  writeFileSync(join(work, path), text)
}

/** Two modules, minified into one line by the minifier that the build uses. */
const SOURCES = {
  'src/ours.js': 'document.title = "Ours";\n\nconsole.log(document.title)\n',
  '../node_modules/@scope/theirs/index.js': '// Theirs\nalert("שלום")\n',
}
const built = await minify(SOURCES, { sourceMap: true, compress: false })
const code = built.code ?? ''
const map = JSON.parse(`${built.map}`)

describe('the bytes of a package', () => {
  it('in a built file are those that its source map gives to it', () => {
    const bytes = bytesBySource(code, map)
    expect([...bytes.keys()]).toEqual(Object.keys(SOURCES))
    expect(bytes.get('../node_modules/@scope/theirs/index.js')).toBe(Buffer.byteLength('alert("שלום");'))
    expect([...bytes.values()].reduce((sum, count) => sum + count)).toBe(Buffer.byteLength(code))
  })

  it('are added up over all built files, and typefaces count as files', () => {
    for (const file of ['dist/a.js', 'dist/v/b.js']) {
      put(file, code)
      put(`${file}.map`, JSON.stringify(map))
    }
    put('dist/without-map.js', code)
    put('dist/fonts/barlow-latin-400.abc.woff2', '12345')
    put('dist/fonts/barlow-condensed-latin-400.abc.woff2', '123')
    expect(Object.fromEntries(bundledBytes(join(work, 'dist')))).toEqual({
      '@scope/theirs': 2 * Buffer.byteLength('alert("שלום");'),
      '@fontsource/barlow': 5,
      '@fontsource/barlow-condensed': 3,
    })
  })

  it('where it is installed include the packages that it needs, once, and not those that are missing', () => {
    const one = JSON.stringify({ dependencies: { two: '1' }, optionalDependencies: { missing: '1' } })
    const two = JSON.stringify({ dependencies: { one: '1' } })
    put('modules/one/package.json', one)
    put('modules/one/lib/a.js', '12345')
    put('modules/two/package.json', two)
    expect(installedBytes(join(work, 'modules'), 'one')).toBe(one.length + 5 + two.length)
  })
})

it('packages that visitors load come first, then the server, then tools, the heaviest of each first', () => {
  const rows = rowsOf(
    {
      tool: { current: '1.0.0', latest: '2.0.0' },
      'tool-3:tool@3': { current: '3.0.0', latest: '4.0.0' },
      driver: { current: '1.0.0', latest: '1.0.1' },
      router: { latest: '1.0.1' },
      confetti: { current: '1.0.0', latest: '1.1.0' },
    },
    {
      page: new Map([['confetti', 10]]),
      server: new Map([['router', 20]]),
      dependencies: new Set(['driver']),
      installed: (name) => ({ tool: 1000, 'tool-3': 5000, driver: 3000 })[name] ?? 0,
    },
  )
  expect(tableOf(rows)).toBe(
    [
      'package   from     to     use     bytes',
      'confetti  1.0.0    1.1.0  page       10',
      'driver    1.0.0    1.0.1  server  3,000',
      'router    missing  1.0.1  server     20',
      'tool-3    3.0.0    4.0.0  tool    5,000',
      'tool      1.0.0    2.0.0  tool    1,000',
    ].join('\n'),
  )
})
