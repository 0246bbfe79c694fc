/** Built pages. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../http/refusal'
import { withUnchangedScripts } from '../sites/script-tag'

export const readPage = async ({ pagesDir }: { pagesDir: string }, name: string): Promise<string> => {
  try {
    return withUnchangedScripts(await readFile(join(pagesDir, name), 'utf8'))
  } catch {
    throw new Refusal(404, 'This page has not been built')
  }
}
