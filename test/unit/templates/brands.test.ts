import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fill } from '../../../server/popup-file/library'
import { paletteOf } from '../../../shared/model/theme'
import { brands } from '../../../templates/brands'
import { lookOf } from '../../../templates/kit/brand'
import { renderAll } from '../../../templates/render'
import { contrast } from '../../support/contrast'

const root = join(import.meta.dirname, '../../..')
const each = Object.entries(brands)
const library = renderAll()

describe('the brands', () => {
  it('are those of their files, and of the manual', () => {
    const files = readdirSync(join(root, 'templates/brands')).map((file) => file.replace('.ts', ''))
    const manual = readFileSync(join(root, 'docs/templates.md'), 'utf8')
    const [, section = ''] = /^### Brands$(.*?)^###/ms.exec(manual) ?? []
    const told = [...section.matchAll(/^\| `([a-z]+)` \| (.*), (.*) \|$/gm)].map(([, ...cells]) => cells)
    expect(Object.keys(brands).sort()).toEqual(files.sort())
    expect(told).toEqual(each.map(([name, { title, trade }]) => [name, title, trade]))
    expect(each.length).toBe(16)
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
    expect(lookOf(brand)).toMatch(/^(--[\w-]+:[\w\s.,-]+;)+$/)
  })

  it('are worn by a design, with the colours that the owner changes', () => {
    const html = fill(library, {
      template: 'newsletter',
      language: 'en',
      theme: { brand: 'rye', paper: '#ffffff' },
    })
    expect(html).toContain('--fill:#a1103a;')
    expect(html).toContain('--paper:#ffffff;')
    expect(html).toContain(lookOf(brands.rye as (typeof brands)[string]))
    expect(fill(library, { template: 'newsletter', language: 'en' })).not.toContain('Cooper')
  })
})
