/** The product in dist.dev/, as it ships except that nothing is minified or compressed. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { type Environments, WORDS, writeBrowser } from '../app.ts'
import { buildEach } from '../environments.ts'
import { writeApplications } from '../examples.ts'
import { at, root } from '../paths.js'
import { createProgress } from '../progress.js'
import { openRecords } from '../records.js'
import { writeServer, writeTemplates } from '../server.ts'

const DIST = at('dist.dev')
const EXAMPLES = at('dist.dev.examples')

/** For later builds, which are short. */
const SILENT = { step() {}, end() {} }

const LOADERS = ['loader', 'page_loader', 'site_loader']

/** The environments of vite.config.ts by what they build. */
const environmentsOf = (names: string[]): Environments => ({
  chunks: names.filter((name) => name === 'chunks' || name.startsWith('alone_')),
  loaders: LOADERS,
  examples: names.filter((name) => name.startsWith('example')),
})

export const createProduct = async (mode: string) => {
  const builder = await createBuilder({ root, mode })
  const groups = environmentsOf(Object.keys(builder.environments))
  const { chunks, loaders } = groups
  // Vite has the pages.
  const examples = groups.examples.filter((name) => name !== 'example_pages')
  const all = [...chunks, ...loaders, WORDS, ...examples, 'templates', 'server']
  // An earlier run may have left files of another mode.
  for (const folder of [DIST, EXAMPLES]) await rm(folder, { recursive: true, force: true })
  /** Built, but not written yet, because something else of the same round was broken. */
  const unwritten = new Set(all)
  let progress: typeof SILENT | ReturnType<typeof createProgress> = createProgress(all.length)

  return {
    /** @returns the environments that were written */
    async build(): Promise<string[]> {
      const records = openRecords(`dev-${mode}`)
      for (const name of all) if (!records.isCurrent(name)) unwritten.add(name)
      if (!unwritten.size) return []
      const touches = (names: string[]): boolean => names.some((name) => unwritten.has(name))
      const { files } = await buildEach(builder, all, records, progress).finally(() => {
        progress.end()
        progress = SILENT
      })
      await mkdir(DIST, { recursive: true })
      // Single chunks alone: a change in one is written at once.
      if (touches([...chunks, ...loaders, WORDS])) await writeBrowser(join(DIST, 'public'), files, groups, [])
      if (touches(examples)) await writeApplications(EXAMPLES, files, examples)
      if (touches(['templates'])) await writeTemplates(DIST, files('templates'))
      if (touches(['server'])) await writeServer(DIST, files('server'))
      // The server lists its files anew.
      for (const folder of [DIST, EXAMPLES]) await writeFile(join(folder, 'stamp'), `${Date.now()}`)
      const written = [...unwritten]
      unwritten.clear()
      return written
    },
  }
}
