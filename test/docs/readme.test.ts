import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { commands } from '../../server/commands/table'
import { readLibrary } from '../../server/popup-file/library'
import { readPopupFile } from '../../server/popup-file/read'
import { pngOf } from '../support/page'
import { expectNone } from '../support/told'

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(at('docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

interface Size {
  name: string
  size: number
  sizeLimit: number
}

describe('documents', () => {
  it.each(DOCUMENTS)('%s has no broken links', (document) => {
    const text = readFileSync(at(document), 'utf8')
    const targets = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target]) => target as string)
    expectNone(
      targets.filter((target) => !existsSync(join(dirname(at(document)), target))),
      (target) => `${document} links to ${target}, which does not exist`,
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
    const told = DOCUMENTS.map((document) => readFileSync(at(document), 'utf8').replaceAll('\\|', '|')).join('\n')
    const lines = commands.map(({ name, args }) => `\`wisp ${`${name} ${args}`.trim()}\``)
    expectNone(
      lines.filter((line) => !told.includes(line)),
      (line) => `write into the commands of docs/server.md, or of the document that is about them: | ${line} | … |`,
    )
  })

  const told = (document: string): Record<string, [size: number, budget: number]> => {
    const number = (text = ''): number => Number(text.replaceAll(',', ''))
    const rows = readFileSync(at(document), 'utf8').matchAll(/^\| (.+?) +\| +([\d,]+) +\| +([\d,]+) +\|$/gm)
    return Object.fromEntries([...rows].map(([, name, size, budget]) => [name, [number(size), number(budget)]]))
  }

  it('have tables of sizes that agree with the build', () => {
    // It fails where a budget is exceeded, but prints all of them.
    const { stdout } = spawnSync(process.execPath, [at('node_modules/size-limit/bin.js'), '--json'], {
      cwd: at('.'),
      encoding: 'utf8',
    })
    const printed = JSON.parse(stdout) as Size[]
    expectNone(
      printed.filter(({ size, sizeLimit }) => size > sizeLimit),
      ({ name, size, sizeLimit }) =>
        `${name}: ${size} bytes exceed ${sizeLimit}; CONTRIBUTING.md says under "Bytes count" what to do`,
    )
    const all = told('docs/sizes.md')
    const wrong: [name: string, size: number, budget: number][] = []
    for (const { name, size, sizeLimit } of printed) {
      const [toldSize = 0, toldBudget] = all[name] ?? []
      // Brotli differs by a few bytes between versions of Node.
      if (toldBudget !== sizeLimit || Math.abs(toldSize - size) > size / 100) wrong.push([name, size, sizeLimit])
    }
    expectNone(
      wrong,
      ([name, ...sizes]) =>
        `write into docs/sizes.md: | ${name} | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} |`,
    )
    const first = Object.entries(told('README.md'))
    expectNone(
      first.filter(([name, sizes]) => `${all[name]}` !== `${sizes}`),
      ([name]) => `write into the table of sizes of README.md the row of docs/sizes.md for: ${name}`,
    )
  })
})
