/** The examples that `wisp start` mounts beside the server. They are built into a folder of their own beside dist/, which may be missing. */
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { type File, write } from './files.ts'
import { EXAMPLE_PAGES } from './page-list.js'
import { at } from './paths.js'
import { writePages } from './server.ts'

type Files = (environment: string) => File[]

/** Writes the applications, and the scripts of the stores and of the site's services. @param environments all of examples/ */
export const writeApplications = async (dir: string, files: Files, environments: string[]): Promise<void> => {
  await write(dir, files('examples'))
  const scripts = environments.filter((name) => !['examples', 'example_pages'].includes(name))
  await write(join(dir, 'public'), scripts.flatMap(files))
  await writeCopies(dir)
}

/**
 * Files at addresses that never change: catalogues name the pictures, each store has its own place for them, and the site
 * links to its download.
 */
const writeCopies = async (dir: string): Promise<void> => {
  for (const folder of ['cdn/shop/files', 'demo/media'])
    await cp(at('examples/shop/web/art'), join(dir, 'public', folder), { recursive: true })
  await cp(at('examples/site/web/files'), join(dir, 'public/site'), { recursive: true })
}

export const writeExamplePages = (dir: string, files: Files): Promise<void> =>
  writePages(dir, files('example_pages'), EXAMPLE_PAGES)
