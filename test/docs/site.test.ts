import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { optionsOf } from '../../chunks/site/site-gallery-window/settings'
import { commands } from '../../server/commands/table'
import type { GalleryPage } from '../../shared/model/gallery'
import { lookOf } from '../../shared/wire/site/contact'
import { PIECES } from '../../shared/wire/site/pieces'

const manual = readFileSync(at('docs/site.md'), 'utf8')
const examples = (language: string): string[] =>
  [...manual.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text)

const source = ['chunks/site', 'shared/wire/site', 'loader/site']
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
  it.each(PIECES.map(([chunk, selector]) => ({ chunk, selector })))('says how $chunk is marked', ({ selector }) => {
    const marks = selector.split(',').map((part) => /(?<=[[.])[\w-]+|(?<=name=)\w+/.exec(part)?.[0])
    expect(marks.filter((mark) => mark !== undefined && manual.includes(mark))).not.toEqual([])
  })

  it('names every block of settings with its variable, and no others', () => {
    const used = [...source.matchAll(/settingsOf\('(\w+)', '(\w*)'/g)].map(([, block = '', name = '']) => [block, name])
    const told = rowsOf('block').map(([block = '', name = '']) => [
      block.replace('data-wisp-', ''),
      name.replace(/^ajaxurl.*/, ''),
    ])
    expect(told.sort()).toEqual(used.sort())
  })

  it('names every setting of tracking, and no others', () => {
    const keys = all(readFileSync(at('shared/wire/site/tracking.ts'), 'utf8'), /own\(settings, '(\w+)'/g)
    expect(keys).toHaveLength(6)
    const rows = rowsOf('setting | default').map(([key]) => key)
    expect(rows.sort()).toEqual(keys.sort())
  })

  it('has the classes and the event of each status of a contact form', () => {
    const rows = rowsOf('`status` of the reply')
    expect(rows).toHaveLength(7)
    for (const [statuses = '', ...told] of rows) {
      const [form, output, event] = lookOf(statuses.replace(/,.*/, ''))
      expect(told).toEqual([form, output, event === undefined ? '' : `wpcf7${event}`])
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
    expect(attributes.filter((name) => !inside.test(name) && !manual.includes(name))).toEqual([])
  })

  it('names every event of ours', () => {
    const prefixed = all(source, /`(wisp:popup-)\$\{/g)
    const events = [...all(source, /'(wisp:[\w-]+)'/g), ...prefixed, 'wisp:before-send']
    expect(events.length).toBeGreaterThan(4)
    expect(events.filter((event) => !manual.includes(`\`${event}`))).toEqual([])
  })

  it('has every option of galleries, with its attribute and its default', () => {
    const attribute = (name: string): string => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    const silent = { raw: () => undefined } as unknown as GalleryPage
    // A link is asked for nothing but what the page says of it.
    const checked = Object.entries(optionsOf({} as HTMLElement, silent))
    // How small a screen may be is looked at before anything else.
    const all = [...checked, ['minViewportWidth', 320], ['minViewportHeight', 320]] as const
    const rows = rowsOf('option | attribute').map(([name, attribute, standard]) => [name, attribute, standard])
    expect(rows.sort()).toEqual(all.map(([name, standard]) => [name, attribute(name), `${standard}`]).sort())
  })

  it('names those options that types know', () => {
    const types = readFileSync(at('shared/model/api.ts'), 'utf8')
    const [fields = ''] = /(?<=interface GalleryOptions \{).*?\n\}/s.exec(types) ?? []
    const typed = all(fields, /^ {2}(\w+): /gm)
    expect(
      rowsOf('option | attribute')
        .map(([name]) => name)
        .sort(),
    ).toEqual(typed.sort())
  })

  it('has every kind of content of a gallery, and every property of its look', () => {
    const [types = ''] = /(?<=type ContentType = ).*/.exec(readFileSync(at('shared/model/api.ts'), 'utf8')) ?? []
    expect(
      rowsOf('kind | link')
        .map(([kind]) => kind)
        .sort(),
    ).toEqual(all(types, /'(\w+)'/g).sort())
    const properties = all(source, /var\((--wisp-(?:gallery-\w+|font))/g)
    expect(properties).toHaveLength(5)
    expect(properties.filter((name) => !examples('css').join('').includes(`${name}: `))).toEqual([])
  })

  it('names the effects that our style sheet has', () => {
    const effects = /^\| `data-effect` \|(.*)$/m.exec(manual)?.[1] ?? ''
    const named = all(readFileSync(at('chunks/site/site-popup-look/look.css'), 'utf8'), /\.effect-([\w-]+)/g)
    expect(named).toHaveLength(4)
    expect(['fade', ...named].filter((effect) => !effects.includes(`\`${effect}\``))).toEqual([])
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
    expect(readFileSync(at('docs/server.md'), 'utf8')).toContain(`\`wisp ${`${name} ${args}`.trim()}\``)
  },
)
