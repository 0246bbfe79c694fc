/** The example pages, which the server has below `/l/` as it has any owner's. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MountedSite } from '../server/mount/public'
import { PAGE_NAMES } from './ids'

/** They have a site of their own, because popups of the shop would cover them. @param files folder of the examples */
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
