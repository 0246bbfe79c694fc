import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../build/paths.js'
import { createApp } from '../../server/app'
import { listAssets } from '../../server/builds/assets'
import { placesOf } from '../../server/images/images'
import { createPictures } from '../../server/images/pictures'
import { openStore, type Store } from '../../server/store/store'
import type { PopupDefinition } from '../../shared/model/popup'
import type { WispApi } from '../../shared/page/model/api'
import { popupsOf } from '../popups'
import type { Column, Served } from './column'

declare const wisp: WispApi

export const SITE = 'bench'
const IMAGE_CACHE_MB = 50

type Prepare = (store: Store, site: string) => Promise<unknown>

/** The real server with a database of its own and the built files. @param prepare what the site has beside its popups */
export const serveWisp = async (popups: PopupDefinition[], prepare?: Prepare): Promise<Served> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wisp-bench-'))
  const store = await openStore({ dataDir, databaseUrl: '' })
  await store.sites.add({ key: SITE, name: 'Bench' })
  for (const popup of popups) await store.popups.save(SITE, popup)
  await prepare?.(store, SITE)
  const places = placesOf({ dataDir, bucket: undefined, imageCache: IMAGE_CACHE_MB }, store, at('dist'))
  const { fetch } = createApp({
    store,
    assets: listAssets(at('dist/public')),
    pagesDir: at('dist/pages'),
    deskToken: 'desk-token-of-the-bench',
    pictures: createPictures(places),
    rate: 1_000_000,
    readRate: 1_000_000,
    trustProxy: false,
    log() {},
  })
  return {
    fetch,
    async stop() {
      await store.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

export const wispWith = (popups: PopupDefinition[], prepare?: Prepare): Column => ({
  name: 'wisp',
  title: 'Wisp',
  kind: 'ours',
  entry: '/wisp.js',
  serve: () => serveWisp(popups, prepare),
  tag: (origin) => `<script async src="${origin}/wisp.js" data-site="${SITE}"></script>`,
  armed: () => typeof wisp === 'object' && wisp.ready().then(() => true),
  fire: (popup) => wisp.open(popup),
  popup: () => document.querySelector('wisp-popup')?.shadowRoot?.querySelector('.wisp-frame'),
  close: () => wisp.close(),
  lead: {
    fields: { 'wisp-popup input[type=email]': 'ann@example.com' },
    button: 'wisp-popup [data-wisp-action=submit]',
  },
})

export const ours = wispWith(popupsOf(1))

/** Wisp with the answer inside its first script. */
export const edge: Column = {
  ...ours,
  name: 'edge',
  title: 'Wisp in edge mode',
  note: 'The answer is inside the script, which any CDN may hand out (docs/cdn.md).',
  entry: `/s/${SITE}.js`,
  tag: (origin) => `<script async src="${origin}/s/${SITE}.js"></script>`,
}
