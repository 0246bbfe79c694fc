import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fill } from '../../../server/popups/file/fill'
import { paletteOf } from '../../../shared/model/theme'
import { brands } from '../../../templates/brands'
import { type Brand, lookOf } from '../../../templates/kit/brand'
import { dressOf, fontFiles } from '../../../templates/kit/fonts'
import { contrast } from '../../support/contrast'
import { expectNone, expectTold } from '../../support/document-lists'
import { LIBRARY } from '../../support/library'

const root = join(import.meta.dirname, '../../..')
const each = Object.entries(brands)
const clay = brands.clay as Brand
const packageOf = (name: string) => join(root, 'node_modules/@fontsource', name)
/** The name that its makers give a typeface. */
const nameOf = (name: string): string => {
  const file = join(packageOf(name), 'metadata.json')
  if (!existsSync(file)) expect.fail(`npm install --save-dev --save-exact @fontsource/${name}`)
  return JSON.parse(readFileSync(file, 'utf8')).family
}

describe('the brands', () => {
  it('are those of their files, and of the manual', () => {
    const files = readdirSync(join(root, 'templates/brands')).map((file) => file.replace('.ts', ''))
    const manual = readFileSync(join(root, 'docs/templates.md'), 'utf8')
    const [, section = ''] = /^### Brands$(.*?)^###/ms.exec(manual) ?? []
    const documentRows = [...section.matchAll(/^\| `([a-z]+)` \| (.*), (.*?) \| (.*) \| (.*) \|$/gm)].map(
      ([, ...cells]) => cells,
    )
    expect(Object.keys(brands).sort()).toEqual(files.sort())
    const names = ({ fonts }: Brand, script: 'latin' | 'hebrew'): string =>
      [...new Set([fonts.heads, fonts.text].map((pair) => nameOf(pair[script][0])))].join(', ')
    const rowOf = ([name, ...cells]: string[]): string => `| \`${name}\` | ${cells.join(' | ')} |`
    const sourceRows = each.map(([name, brand]) => [
      name,
      `${brand.title}, ${brand.trade}`,
      names(brand, 'latin'),
      names(brand, 'hebrew'),
    ])
    expectTold(
      documentRows.map(([name = '', title, trade, ...fonts]) => rowOf([name, `${title}, ${trade}`, ...fonts])),
      sourceRows.map(rowOf),
      { place: 'docs/templates.md, "### Brands"', source: 'templates/brands', row: (row) => row, ordered: true },
    )
    expect(each.length).toBeGreaterThan(10)
  })

  it('have names of letters, and no two begin with the same four, by which the gallery’s addresses know them', () => {
    const names = Object.keys(brands)
    const isTaken = (name: string): boolean =>
      names.some((other) => other !== name && other.slice(0, 4) === name.slice(0, 4))
    expectNone(
      names.filter((name) => isTaken(name) || !/^[a-z]+$/.test(name)),
      (name) => `rename templates/brands/${name}.ts: letters a to z, and the first four are no other brand’s`,
    )
  })

  it.each(each)('%s: its colours are used as they are, and can be read', (_, { theme }) => {
    const palette = paletteOf(theme)
    expect(palette).toMatchObject(theme)
    expect(contrast(theme.ink, theme.paper)).toBeGreaterThanOrEqual(7)
    expect(contrast(palette.onAccent, theme.accent)).toBeGreaterThanOrEqual(4.5)
  })

  it('are far apart: no two have the same accent, or both the same typeface and the same corners', () => {
    expect(new Set(each.map(([, { theme }]) => theme.accent)).size).toBe(each.length)
    expect(new Set(each.map(([, { heads, corner }]) => `${heads} ${corner}`)).size).toBe(each.length)
  })

  it.each(each)('%s: its typefaces end in a generic one, and need no quotes', (_, brand) => {
    for (const stack of [brand.heads, brand.text]) {
      expect(stack).toMatch(/, (sans-serif|serif|monospace)$/)
      // Without quotes, css takes no word that begins with a digit.
      for (const face of stack.split(', ')) expect(face).toMatch(/^[a-z][\w-]*( [a-z][\w-]*)*$/i)
    }
    // Layers of a background, as `escapeHtml` leaves them.
    expect(lookOf(brand)).toMatch(/^(--[\w-]+:[\w\s.,()%/-]+;)+$/)
  })

  it('are worn by a design, with the colours that the owner changes', () => {
    const html = fill(LIBRARY, {
      template: 'newsletter',
      language: 'en',
      theme: { brand: 'rye', paper: '#ffffff' },
    })
    expect(html).toContain('--fill:#a1103a;')
    expect(html).toContain('--paper:#ffffff;')
    expect(html).toContain(lookOf(brands.rye as Brand))
    const plain = fill(LIBRARY, { template: 'newsletter', language: 'en' })
    expect(plain).toContain(lookOf(clay))
  })
})

describe('the typefaces of a brand', () => {
  it.each(each)('%s: each is there in its script and weight, and may be passed on', (_, brand) => {
    const files = fontFiles([brand])
    expect(files.size).toBeGreaterThanOrEqual(5)
    for (const [file, name] of files) {
      const isThere = existsSync(join(packageOf(name), `files/${file}-normal.woff2`))
      expectNone(
        isThere ? [] : [file],
        () => `npm install --save-dev --save-exact @fontsource/${name}, or another weight: it has no ${file}`,
      )
      expect(readFileSync(join(packageOf(name), 'LICENSE'), 'utf8')).toContain('SIL Open Font License, Version 1.1')
    }
  })

  it.each(each)('%s: they go before those of the system, and every name is a word of css', (_, brand) => {
    const { en, he } = dressOf(brand, (file) => file)
    for (const { look, mark } of [en, he]) {
      const families = mark.split(',').map((face) => face.split(' ')[0])
      for (const family of new Set(families)) {
        expect(family).toMatch(/^wisp-[a-z][\w-]*$/)
        expect(look).toContain(`${family}, `)
      }
      expect(look.indexOf('--wisp-font:var(--text);')).toBeGreaterThan(0)
    }
    expect(en.mark).not.toContain('hebrew')
    expect(he.look).toMatch(/--head:wisp-[\w-]+, wisp-[\w-]+, [A-Z]/)
  })

  it('are asked for by the popup file, of the brand that the design wears', () => {
    const marked = (more: object): string | undefined =>
      /<style data-wisp-fonts="([^"]*)"/.exec(fill(LIBRARY, { template: 'newsletter', language: 'en', ...more }))?.[1]
    expect(marked({})).toBeUndefined()
    expect(marked({ font: 'brand' })).toBe(
      'wisp-newsreader-400 400 latin newsreader-latin-400,' +
        'wisp-figtree-400-600 400 latin figtree-latin-400,wisp-figtree-400-600 600 latin figtree-latin-600',
    )
    expect(marked({ font: 'brand', theme: { brand: 'rye' } })).toMatch(/^wisp-caprasimo-400 /)
    expect(marked({ font: 'brand', language: 'he' })).toContain(
      'wisp-assistant-400-600 600 hebrew assistant-hebrew-600',
    )
    const html = fill(LIBRARY, { template: 'newsletter', language: 'he', font: 'brand' })
    expect(html).toContain('--head:wisp-newsreader-400, wisp-frank-ruhl-libre-400, Iowan Old Style')
    expect(html).not.toContain(lookOf(clay))
  })
})
