import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { commands } from '../../server/commands/table'
import { readLibrary } from '../../server/popups/file/library'
import { readPopupFile } from '../../server/popups/file/read'
import { expectNone } from '../support/document-lists'
import { pngOf } from '../support/page'

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(at('docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** A link in code is an example of what an owner writes. */
const withoutCode = (document: string): string =>
  readFileSync(at(document), 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '')

/** The names that readers of Markdown give to headings. */
const headingsOf = (document: string): string[] =>
  [
    ...readFileSync(at(document), 'utf8')
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/^#+ (.*)$/gm),
  ].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  )

describe('documents', () => {
  it.each(DOCUMENTS)('%s has no broken links', (document) => {
    const targets = [...withoutCode(document).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)|<img src="(docs\/[^"]+)"/g)].map(
      ([, link, source]) => (link ?? source) as string,
    )
    expectNone(
      targets.filter((target) => !existsSync(join(dirname(at(document)), target))),
      (target) => `${document} links to ${target}, which does not exist`,
    )
  })

  it.each(DOCUMENTS)('%s has no links to headings that do not exist', (document) => {
    const targets = [...withoutCode(document).matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)].map(
      ([, path = '', heading = '']) => ({
        path: path ? join(dirname(document), path) : document,
        heading,
      }),
    )
    expectNone(
      targets.filter(({ path, heading }) => DOCUMENTS.includes(path) && !headingsOf(path).includes(heading)),
      ({ path, heading }) => `${document} links to #${heading} of ${path}, which has no such heading`,
    )
  })

  it.each(
    DOCUMENTS.flatMap((document) =>
      [...readFileSync(at(document), 'utf8').matchAll(/```jsonc?\n(.*?"template".*?)```/gs)].map(
        ([, example = '']) => ({ document, example }),
      ),
    ),
  )('a popup file shown in $document can be imported', ({ example }) => {
    const folder = mkdtempSync(join(tmpdir(), 'wisp-docs-'))
    writeFileSync(join(folder, 'popup.json'), example)
    writeFileSync(join(folder, 'vase.png'), pngOf(1200, 800))
    expect(readPopupFile(join(folder, 'popup.json'), readLibrary(at('dist'))).name).toBeTruthy()
    rmSync(folder, { recursive: true })
  })

  it('list every command with its arguments', () => {
    const documents = DOCUMENTS.map((document) => readFileSync(at(document), 'utf8').replaceAll('\\|', '|')).join('\n')
    const lines = commands.map(({ name, args }) => `\`wisp ${`${name} ${args}`.trim()}\``)
    expectNone(
      lines.filter((line) => !documents.includes(line)),
      (line) => `write into the commands of docs/server.md, or of the document that is about them: | ${line} | … |`,
    )
  })
})
