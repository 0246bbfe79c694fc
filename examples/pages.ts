/** The example pages: the server has them, below `/l/`, as it has those of any owner. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MountedSite } from '../server/mount/public'
import { PAGE_NAMES } from './ids'

/** A site of its own, as the popups of the shop would cover them. @param files folder of the examples */
export const pagesSite = (files: string): MountedSite => ({
  key: 'demo-pages',
  name: 'Example pages',
  content: () => ({
    pages: readdirSync(join(files, 'pages'))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => ({ file: join(files, 'pages', name), ids: PAGE_NAMES.get(name) })),
  }),
})
