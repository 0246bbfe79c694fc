/** Our server with its database, and a site on another origin. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../build/paths.js'
import { createApp } from '../../server/app'
import { type Assets, listAssets } from '../../server/builds/assets'
import { noteChange } from '../../server/db/changes'
import { openDatabase } from '../../server/db/database'
import { createGallery } from '../../server/gallery/gallery'
import { createCache } from '../../server/images/cache'
import { createImages, type ImagePlaces } from '../../server/images/images'
import { originalsInFolder } from '../../server/images/originals-folder'
import { photosIn } from '../../server/images/photos'
import { createPictures } from '../../server/images/pictures'
import { readLibrary } from '../../server/popups/file/library'
import { createStore } from '../../server/store/store'
import type { PopupDefinition } from '../../shared/model/popup'
import { examples } from './examples'
import { type Files, startHost } from './host'
import { listen } from './listen'
import { migratedIn } from './migrated'

export const SITE = 'site-key-1'
export const DESK_TOKEN = 'desk-token-of-the-tests'
export type Framework = 'react' | 'preact'

/** The browser build of this run: React for development, Preact as shipped. */
const PUBLIC = { react: 'dist.react', preact: 'dist/public' }

/** The desk and the examples are built only once, with what ships. */
const listFor = (framework: Framework): Assets =>
  new Map(['dist.examples/public', 'dist/public', PUBLIC[framework]].flatMap((path) => [...listAssets(at(path))]))

/** For all files of a worker: listing reads every file of the build. */
const listed = new Map<Framework, Assets>()

const assetsOf = (framework: Framework): Assets => {
  const assets = listed.get(framework) ?? listFor(framework)
  listed.set(framework, assets)
  return assets
}

const OF_POPUPS = [
  'report',
  'conversion',
  'activity',
  'prize',
  'prize_stock',
  'popup_day',
  'popup_month',
  'popup',
] as const

export const createSite = async (framework: Framework) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wisp-world-'))
  migratedIn(dataDir)
  const db = await openDatabase({ dataDir, databaseUrl: '' })
  const store = createStore(db)
  await store.sites.add({ key: SITE, name: 'Test site', cooldown: 0 })
  const places: ImagePlaces = {
    store,
    originals: originalsInFolder(join(dataDir, 'images')),
    cache: createCache(join(dataDir, 'image-cache'), 10_000_000),
    photos: photosIn(at('dist')),
  }
  const app = createApp({
    store,
    // A busy machine is no reason for an answer from memory.
    databaseWaitMs: 60_000,
    pictures: createPictures(places),
    gallery: createGallery(() => readLibrary(at('dist'))),
    assets: assetsOf(framework),
    mounted: examples,
    pagesDir: at('dist/pages'),
    deskToken: DESK_TOKEN,
    rate: 10_000,
    readRate: 100_000,
    trustProxy: false,
    log() {},
  })
  const wisp = await listen(app.fetch)
  const tag = `<script async src="${wisp.origin}/wisp.js" data-site="${SITE}"></script>`
  const jquery = (name: string): Files[string] => ({
    type: 'text/javascript',
    body: readFileSync(at(`node_modules/${name}/dist/jquery.min.js`), 'utf8'),
  })
  const files: Files = { '/jquery.js': jquery('jquery'), '/jquery-3.js': jquery('jquery-3') }
  const host = await startHost(wisp.origin, tag, files)

  return {
    store,
    images: createImages(places),
    /** The tag that an owner pastes. */
    tag,
    /** Adds a page whose tag has these additional attributes. */
    put(path: string, attributes: string, head = '') {
      const script = tag.replace('></', ` ${attributes}></`)
      const body = `<!doctype html><html lang="en"><title>A page of its own</title>${head}${script}<h1>A page of its own</h1></html>`
      files[path] = { type: 'text/html', body }
    },
    wisp: wisp.origin,
    host: host.origin,
    files,
    /** Puts only these popups on the site, and forgets all reports. */
    async show(...popups: PopupDefinition[]) {
      // Reports of the previous case's pages are removed, too.
      await wisp.idle()
      const sites = await db.selectFrom('popup').select('site_key').distinct().execute()
      for (const table of OF_POPUPS) await db.deleteFrom(table).execute()
      for (const { site_key } of sites)
        await db.transaction().execute((transaction) => noteChange(transaction, site_key))
      for (const popup of popups) await store.popups.save(SITE, popup)
    },
    async stop() {
      await host.stop()
      await wisp.stop()
      await store.close()
      rmSync(dataDir, { recursive: true, maxRetries: 5 })
    },
  }
}
