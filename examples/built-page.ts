/** Reads a page of the build of examples/. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withUnchangedScripts } from '../server/mount/public'

/** @param name of the file, without `.html` */
export type ReadPage = (name: string) => Promise<string>

/** @param built folder of the build */
export const pagesIn =
  (built: string): ReadPage =>
  async (name) =>
    withUnchangedScripts(await readFile(join(built, 'pages', `${name}.html`), 'utf8'))
