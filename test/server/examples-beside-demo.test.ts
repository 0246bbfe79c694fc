import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'jsonc-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { catalogImport } from '../../server/commands/catalog'
import type { Command, World } from '../../server/commands/command'
import { seed } from '../../server/commands/examples'
import { formImport } from '../../server/commands/form'
import { pageImport } from '../../server/commands/page'
import { popupImport } from '../../server/commands/popup'
import { priceRulesImport } from '../../server/commands/price-rules'
import { readConfig } from '../../server/process/config'
import { openStore } from '../../server/store/store'
import { examples } from '../support/examples'
import { type Build, copyBuild } from '../support/wisp'

const SITE = 'ofsomebodyelse'

let build: Build
let world: World
let printed: string[] = []
beforeAll(async () => {
  build = copyBuild()
  world = {
    config: readConfig({ DATA_DIR: join(build.folder, 'data') }),
    dist: join(build.folder, 'dist/'),
    examples: at('examples'),
    interactive: false,
    print: (text) => void printed.push(text),
    say: () => {},
  }
  const store = await openStore(world.config)
  await seed(store, world, examples.sites)
  await store.sites.add({ key: SITE, name: 'Of somebody else' })
  await store.close()
}, 60_000)
afterAll(() => build.remove())

interface File {
  name: string
  path: string
  content: Record<string, unknown>
}

const has =
  (...keys: string[]) =>
  ({ content }: File): boolean =>
    keys.every((key) => key in content)
const withFile =
  (command: Command) =>
  ({ path }: File) =>
    command.run(world, [path], { site: SITE })
const withSite =
  (command: Command) =>
  ({ path }: File) =>
    command.run(world, [SITE, path], {})

/** The kinds of files, by keys that only such files have, and how each is imported. */
const KINDS: [is: (file: File) => boolean, bring: (file: File) => Promise<void>][] = [
  [has('slug', 'sections'), withFile(pageImport)],
  [has('fields', 'name', 'button'), withFile(formImport)],
  [has('name', 'template'), withFile(popupImport)],
  [has('name', 'type', 'format'), withFile(popupImport)],
  [has('currency', 'products'), withSite(catalogImport)],
  [has('price_rules'), withSite(priceRulesImport)],
]

const kindOf = (file: File) => KINDS.find(([is]) => is(file))
const read = (name: string, path: string): File => ({ name, path, content: parse(readFileSync(path, 'utf8')) })

const ofExamples = readdirSync(at('examples'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !name.startsWith('receivers'))
  .map((name) => read(name, at(`examples/${name}`)))

/** Whole files only; others are parts of one, or answers. */
const ofDocs = (): File[] =>
  readdirSync(at('docs'))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      [...readFileSync(at(`docs/${name}`), 'utf8').matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(
        ([, text = ''], index) => {
          const path = join(build.folder, `${name}-${index}.json`)
          writeFileSync(path, text)
          return read(`${name}, ${index + 1}`, path)
        },
      ),
    )
    .filter((file) => typeof file.content === 'object' && kindOf(file))

/** The files that cannot be imported, and why. */
const refused = async (files: File[]): Promise<string[]> => {
  const problems: string[] = []
  for (const file of files)
    await kindOf(file)?.[1](file).catch((error: Error) => problems.push(`${file.name}: ${error.message}`))
  return problems
}

it('every file of the examples is one that can be imported, also where the demo is, and more than once', async () => {
  expect(ofExamples.filter((file) => !kindOf(file)).map(({ name }) => name)).toEqual([])
  expect(await refused(ofExamples)).toEqual([])
  expect(printed).toHaveLength(ofExamples.length)
  const others = ofExamples.filter(({ content }) => !('slug' in content))
  expect(await refused(others)).toEqual([])
})

it('every whole file that the manual shows can be imported beside the demo', async () => {
  printed = []
  const files = ofDocs()
  expect([...new Set(files.map(({ name }) => name.replace(/,.*/, '')))]).toEqual([
    'contact-forms.md',
    'languages.md',
    'page-documents.md',
    'popups.md',
    'server.md',
    'stores.md',
  ])
  expect(await refused(files)).toEqual([])
  expect(printed).toHaveLength(files.length)
})

it('leaves what the demo has to the demo', async () => {
  const store = await openStore(world.config)
  try {
    const popups = await store.popups.list()
    expect(popups.find(({ id }) => id === 'demolightbox1')?.siteKey).toBe('demo')
    const forms = (await store.contactForms.list()).filter(({ siteKey }) => siteKey === 'demo-site')
    expect(forms.map(({ form }) => form.id).sort()).toEqual([101, 102, 103, 111, 112, 113])
    const pages = (await store.pages.list()).filter(({ siteKey }) => siteKey === 'demo-pages')
    expect(pages.map(({ slug }) => slug).sort()).toEqual(['halfmoon', 'night-of-clay', 'second-wind'])
  } finally {
    await store.close()
  }
})
