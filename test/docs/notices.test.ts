import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { noticesOf, packageOf, packagesOf } from '../../build/notices.js'
import { at } from '../../build/paths.js'

const read = (path: string): string => readFileSync(at(path), 'utf8')
const headingsOf = (text: string): string[] => [...text.matchAll(/^## (.+)$/gm)].map(([, name = '']) => name)

/** The notices of a bundle with these modules. */
const noticesWith = (modules: Record<string, { renderedLength: number }>): string =>
  noticesOf(packagesOf([{ fileName: 'a.js', modules }, { fileName: 'a.css' }]))

describe('the notices of bundled packages', () => {
  it('are those of the latest build: cp dist/public/notices.txt THIRD-PARTY-NOTICES.md', () => {
    expect(read('THIRD-PARTY-NOTICES.md')).toBe(read('dist/public/notices.txt'))
  })

  it('name every package that appears in a source map of the build', () => {
    const maps = JSON.parse(read('dist/public/integrity.json')) as Record<string, string>
    const sources = Object.keys(maps)
      .map((file) => `dist/public/${file}.map`)
      .filter((map) => existsSync(at(map)))
      .flatMap((map) => JSON.parse(read(map)).sources as string[])
    const packages = new Set(sources.map((source) => packageOf(`/${source}`)).filter(Boolean))
    expect([...packages]).toContain('preact')
    expect(headingsOf(read('THIRD-PARTY-NOTICES.md'))).toEqual(expect.arrayContaining([...packages]))
  })

  it('include what is bundled, and leave out what was tree-shaken', () => {
    const text = noticesWith({
      [at('node_modules/valibot/dist/index.js')]: { renderedLength: 10 },
      [at('node_modules/@hono/node-server/dist/index.mjs')]: { renderedLength: 1 },
      [at('node_modules/hono/dist/hono.js')]: { renderedLength: 0 },
      '\0wisp:free-domains': { renderedLength: 10 },
      '\0rolldown/runtime.js': { renderedLength: 10 },
      [at('server/app.ts')]: { renderedLength: 10 },
    })
    expect(headingsOf(text)).toEqual([
      '@hono/node-server',
      'email-providers',
      'libphonenumber-js',
      'rolldown',
      'valibot',
      'Apache License 2.0',
    ])
    expect(text).toContain(read('node_modules/valibot/LICENSE.md').trim())
  })

  it('stop a build that bundles a package without a licence', () => {
    expect(() => noticesWith({ [at('node_modules/no-such-package/index.js')]: { renderedLength: 1 } })).toThrow()
  })
})
