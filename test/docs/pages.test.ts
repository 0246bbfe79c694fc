import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'

const manual = readFileSync(at('docs/pages.md'), 'utf8')
const source = (path: string): string => readFileSync(at(path), 'utf8')
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name).sort()
/** The first column of the table below a heading. */
const table = (heading: string): string[] => {
  const [, section = ''] = new RegExp(`^## ${heading}$([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(manual) ?? []
  return all(section, /^\| `([^`]+)`/gm)
}

describe('docs/pages.md', () => {
  it('names every action, and no others', () => {
    const actions = all(source('chunks/page-builder/page-actions/actions/index.ts'), /^ {2}'([\w-]+)':/gm)
    expect(actions).toHaveLength(7)
    expect(table('Actions')).toEqual(actions)
  })

  it('names every field of a hit, and no others', () => {
    const [, fields = ''] = /URLSearchParams\(\{([\s\S]*?)\}\)/.exec(source('shared/wire/page-builder/hit.ts')) ?? []
    const names = all(fields, /^ {4}(\w+):/gm)
    expect(names).toHaveLength(11)
    expect(table('Hits')).toEqual(names)
  })

  it('names every field of the page’s data, and no others', () => {
    const names = new Set(all(source('shared/wire/page-builder/page.ts'), /\bours\.(\w+)/g))
    expect(names.size).toBe(7)
    expect(table("The page's data")).toEqual([...names].sort())
  })

  it('names the variables of the other builder', () => {
    const names = all(source('shared/wire/page-builder/page.ts'), /variable\('(\w+)'\)/g)
    expect(names).toHaveLength(4)
    for (const name of names) expect(manual).toContain(`\`${name}\``)
  })
})
