import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { expectNone, expectTold } from '../support/document-lists'

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
    expect(actions.length).toBeGreaterThan(5)
    expectTold(table('Actions'), actions, { place: 'docs/pages.md, "## Actions"', source: 'actions/index.ts' })
  })

  it('names every field of a hit, and no others', () => {
    const [, fields = ''] =
      /URLSearchParams\(\{([\s\S]*?)\}\)/.exec(source('shared/wire/page/page-builder/hit.ts')) ?? []
    const names = all(fields, /^ {4}(\w+):/gm)
    expect(names.length).toBeGreaterThan(5)
    expectTold(table('Hits'), names, {
      place: 'docs/pages.md, "## Hits"',
      source: 'shared/wire/page/page-builder/hit.ts',
    })
  })

  it('names every field of the page’s data, and no others', () => {
    const names = new Set([
      ...all(source('shared/wire/page/page-builder/page.ts'), /\bours\.(\w+)/g),
      ...all(source('shared/wire/page/hosts.ts'), /own\(block, '(\w+)'\)/g),
    ])
    expect(names.size).toBeGreaterThan(5)
    const place = { place: 'docs/pages.md, "## The page\'s data"', source: 'shared/wire/page/page-builder/page.ts' }
    expectTold(table("The page's data"), [...names], place)
  })

  it('names every attribute that a page may have, in the table of them', () => {
    const folders = ['shared/wire/page/page-builder', 'chunks/page-builder']
    const files = folders.flatMap((folder) =>
      readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => source(`${folder}/${name}`)),
    )
    const asAttributes = files.flatMap((text) => all(text, /[^`$](data-(?:wisp|popup|widget|page)-[\w-]*\w)/g))
    const asData = files
      .flatMap((text) => all(text, /dataset\.(wisp[A-Z]\w+)/g))
      .map((name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
    // Ours, which a page reads instead of writing it.
    const names = new Set([...asAttributes, ...asData].filter((name) => name !== 'data-wisp-finished'))
    expect(names.size).toBeGreaterThan(15)
    const [, section = ''] = /^## Attributes$([\s\S]*?)^## /m.exec(manual) ?? []
    expectNone(
      [...names].filter((name) => !section.includes(`\`${name}\``)),
      (name) => `write into docs/pages.md, "## Attributes": | \`${name}\` | … |`,
    )
  })

  it('names every component', () => {
    const attributes = all(source('shared/wire/page/page-builder/markup.ts'), /'\[?(?:input\[)?(data-wisp-\w+)/g)
    expect(attributes.length).toBeGreaterThan(4)
    expectNone(
      attributes.filter((attribute) => !new RegExp(`^\`\`\`html[\\s\\S]*? ${attribute}\\b`, 'm').test(manual)),
      (attribute) => `write into docs/pages.md a section with an example in \`\`\`html that has ${attribute}`,
    )
  })

  it('names the variables of the other builder', () => {
    const names = all(source('shared/wire/page/page-builder/page.ts'), /variable\('(\w+)'\)/g)
    expect(names.length).toBeGreaterThan(2)
    expectNone(
      names.filter((name) => !manual.includes(`\`${name}\``)),
      (name) => `write into docs/pages.md: the variable \`${name}\` of the other builder`,
    )
  })
})
