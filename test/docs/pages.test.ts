import { readdirSync, readFileSync } from 'node:fs'
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

  it('names every attribute that a page may have, in the table of them', () => {
    const folders = ['shared/wire/page-builder', 'chunks/page-builder']
    const files = folders.flatMap((folder) =>
      readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => source(`${folder}/${name}`)),
    )
    const written = files.flatMap((text) => all(text, /[^`$](data-(?:wisp|popup|widget|page)-[\w-]*\w)/g))
    const asData = files
      .flatMap((text) => all(text, /dataset\.(wisp[A-Z]\w+)/g))
      .map((name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
    // Ours, which a page reads instead of writing it.
    const names = new Set([...written, ...asData].filter((name) => name !== 'data-wisp-finished'))
    expect(names.size).toBeGreaterThan(15)
    const [, told = ''] = /^## Attributes$([\s\S]*?)^## /m.exec(manual) ?? []
    expect([...names].filter((name) => !told.includes(`\`${name}\``))).toEqual([])
  })

  it('names every component', () => {
    const known = all(source('shared/wire/page-builder/markup.ts'), /'\[?(?:input\[)?(data-wisp-\w+)/g)
    expect(known.length).toBeGreaterThan(4)
    for (const attribute of known) expect(manual).toMatch(new RegExp(`^\`\`\`html[\\s\\S]*? ${attribute}\\b`, 'm'))
  })

  it('names the variables of the other builder', () => {
    const names = all(source('shared/wire/page-builder/page.ts'), /variable\('(\w+)'\)/g)
    expect(names).toHaveLength(4)
    for (const name of names) expect(manual).toContain(`\`${name}\``)
  })
})
