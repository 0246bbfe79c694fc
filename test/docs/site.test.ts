import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { optionsOf } from '../../chunks/site/site-gallery-window/settings'
import { commands } from '../../server/commands/table'
import type { GalleryPage } from '../../shared/page/gallery/chunks'
import { lookOf } from '../../shared/wire/page/site/contact'
import { PIECES } from '../../shared/wire/page/site/pieces'
import { expectNone, expectTold } from '../support/document-lists'

const manual = readFileSync(at('docs/site.md'), 'utf8')
const examples = (language: string): string[] =>
  [...manual.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text)

const source = ['chunks/site', 'shared/wire/page/site', 'loader/site']
  .flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|css)$/.test(name))
      .map((name) => readFileSync(at(`${folder}/${name}`), 'utf8')),
  )
  .join('\n')
const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

/** The cells of the table that begins with this word. */
const rowsOf = (start: string): string[][] => {
  const lines = manual.slice(manual.indexOf(`| ${start} |`)).split('\n')
  return lines.slice(2, lines.indexOf('')).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )
}

describe('docs/site.md', () => {
  it.each(PIECES.map(([chunk, selector]) => ({ chunk, selector })))(
    'says how $chunk is marked',
    ({ chunk, selector }) => {
      const marks = selector.split(',').map((part) => /(?<=[[.])[\w-]+|(?<=name=)\w+/.exec(part)?.[0])
      const isTold = marks.some((mark) => mark !== undefined && manual.includes(mark))
      expectNone(
        isTold ? [] : [selector],
        () => `write into docs/site.md a section for ${chunk}, with its mark: ${selector}`,
      )
    },
  )

  it('names every block of settings with its variable, and no others', () => {
    const used = [...source.matchAll(/settingsOf\('(\w+)', '(\w*)'/g)].map(([, block = '', name = '']) => [block, name])
    const documentRows = rowsOf('block').map(([block = '', name = '']) => [
      block.replace('data-wisp-', ''),
      name.replace(/^ajaxurl.*/, ''),
    ])
    const [rows = [], usedRows = []] = [documentRows, used].map((list) =>
      list.map(([block, name]) => `${block} | ${name}`),
    )
    const place = { place: 'docs/site.md, the table of blocks', source: 'settingsOf(…)' }
    expectTold(rows, [...new Set(usedRows)], { ...place, row: (row) => `| data-wisp-${row} | … |` })
  })

  it('names every setting of tracking, and no others', () => {
    const keys = all(readFileSync(at('shared/wire/page/site/tracking.ts'), 'utf8'), /own\(settings, '(\w+)'/g)
    expect(keys.length).toBeGreaterThan(3)
    const rows = rowsOf('setting | default').map(([key = '']) => key)
    expectTold(rows, keys, {
      place: 'docs/site.md, the settings of tracking',
      source: 'shared/wire/page/site/tracking.ts',
    })
  })

  it('has the classes and the event of each status of a contact form', () => {
    const rows = rowsOf('`status` of the reply')
    expect(rows).toHaveLength(7)
    for (const [statuses = '', ...cells] of rows) {
      const [form, output, event] = lookOf(statuses.replace(/,.*/, ''))
      expect(cells).toEqual([form, output, event === undefined ? '' : `wpcf7${event}`])
    }
  })

  it('names every attribute that a page may have', () => {
    const attributes = [
      ...all(source, /(?<![\w`$])(data-wisp-[a-z]+(?:-[a-z]+)*)/g),
      ...all(source, /dataset\.(wisp[A-Z]\w+)/g).map(
        (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      ),
    ]
    expect(attributes.length).toBeGreaterThan(8)
    // Ours, which a page may read instead of writing them; fields that are not required for the time being; and what
    // markup has only while it is parsed.
    const inside = /^data-wisp-(label|list|required|aria-required|style|css)$/
    expectNone(
      attributes.filter((name) => !inside.test(name) && !manual.includes(name)),
      (name) => `write into docs/site.md, in the section of its piece: \`${name}\``,
    )
  })

  it('names every event of ours', () => {
    const prefixed = all(source, /`(wisp:popup-)\$\{/g)
    const events = [...all(source, /'(wisp:[\w-]+)'/g), ...prefixed, 'wisp:before-send']
    expect(events.length).toBeGreaterThan(4)
    expectNone(
      events.filter((event) => !manual.includes(`\`${event}`)),
      (event) => `write into docs/site.md, in the section of its piece: the event \`${event}\``,
    )
  })

  it('has every option of galleries, with its attribute and its default', () => {
    const attribute = (name: string): string => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    const silent = { raw: () => undefined } as unknown as GalleryPage
    // A link is asked for nothing but what the page says of it.
    const checked = Object.entries(optionsOf({} as HTMLElement, silent))
    // How small a screen may be is looked at before anything else.
    const all = [...checked, ['minViewportWidth', 320], ['minViewportHeight', 320]] as const
    const rows = rowsOf('option | attribute').map(([name, attribute, standard]) => [name, attribute, standard])
    const sourceRows = all.map(([name, standard]) => [name, attribute(name), `${standard}`].join(' | '))
    expectTold(
      rows.map((row) => row.join(' | ')),
      sourceRows,
      { place: 'docs/site.md, the options of galleries', source: 'optionsOf', row: (row) => `| ${row} | … |` },
    )
  })

  it('names those options that types know', () => {
    const types = readFileSync(at('shared/page/model/api.ts'), 'utf8')
    const [fields = ''] = /(?<=interface GalleryOptions \{).*?\n\}/s.exec(types) ?? []
    const typed = all(fields, /^ {2}(\w+): /gm)
    expectTold(
      typed,
      rowsOf('option | attribute').map(([name = '']) => name),
      { place: 'GalleryOptions of shared/page/model/api.ts', source: 'docs/site.md', row: (name) => `${name}: …` },
    )
  })

  it('has every kind of content of a gallery, and every property of its look', () => {
    const [types = ''] = /(?<=type ContentType = ).*/.exec(readFileSync(at('shared/page/model/api.ts'), 'utf8')) ?? []
    expectTold(
      rowsOf('kind | link').map(([kind = '']) => kind),
      all(types, /'(\w+)'/g),
      { place: 'docs/site.md, the kinds of content', source: 'ContentType of shared/page/model/api.ts' },
    )
    const properties = all(source, /var\((--wisp-(?:gallery-\w+|font))/g)
    expect(properties.length).toBeGreaterThan(3)
    expectNone(
      properties.filter((name) => !examples('css').join('').includes(`${name}: `)),
      (name) => `write into the example in css of docs/site.md: ${name}: …;`,
    )
  })

  it('names the effects that our style sheet has', () => {
    const effects = /^\| `data-effect` \|(.*)$/m.exec(manual)?.[1] ?? ''
    const named = all(readFileSync(at('chunks/site/site-popup-look/look.css'), 'utf8'), /\.effect-([\w-]+)/g)
    expect(named.length).toBeGreaterThan(2)
    expectNone(
      ['fade', ...named].filter((effect) => !effects.includes(`\`${effect}\``)),
      (effect) => `write into docs/site.md, the row | \`data-effect\` |: \`${effect}\``,
    )
  })

  it('removes the tag of a WordPress script, and keeps the settings around it', () => {
    const [filter = ''] = examples('php')
    const [, pattern = ''] = /preg_replace\('~(.*?)~'/.exec(filter) ?? []
    const before = '<script id="contact-form-7-js-before">\nvar wpcf7 = {"cached":0};\n</script>\n'
    const tag =
      '<script type="text/javascript" src="https://studio.example/index.js?ver=5.7" id="contact-form-7-js"></script>'
    expect(`${before}${tag}`.replace(new RegExp(pattern, 'g'), '')).toBe(before)
  })
})

it.each(commands.filter(({ name }) => /^effect/.test(name)).map(({ name, args }) => [name, args]))(
  'docs/server.md lists the command "%s" with its arguments',
  (name, args) => {
    const line = `\`wisp ${`${name} ${args}`.trim()}\``
    const isTold = readFileSync(at('docs/server.md'), 'utf8').includes(line)
    expectNone(isTold ? [] : [line], () => `write into the commands of docs/server.md: | ${line} | … |`)
  },
)
