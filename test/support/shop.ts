/** A server for tests, with two sites, popups and a folder of built files. It answers without a socket. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../server/app'
import { listAssets } from '../../server/builds/assets'
import type { DatabaseLocation } from '../../server/db/database'
import type { Mounted } from '../../server/mount/mounted-applications'
import type { Deps } from '../../server/services'
import { openStore } from '../../server/store/store'
import { PLAIN_DESIGN } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'
import { examplesIn } from './examples'
import { migratedIn } from './migrated'

export const OPEN_SITE = 'demo'
export const CLOSED_SITE = 'closed-site'
export const LEAD_POPUP = 'popuplead0001'
export const CLICK_POPUP = 'popupclick001'
export const CLOSED_POPUP = 'popupclosed01'
export const UNKNOWN_POPUP = 'nosuchpopup00'
export const TOKEN = 'the-desk-token-of-tests'
export const ORIGIN = 'http://wisp.test'

export const popupOf = (more: Partial<PopupDefinition>): PopupDefinition => ({
  id: LEAD_POPUP,
  type: 'lightbox',
  format: 1,
  name: 'Newsletter',
  target: 'lead',
  size: { width: 800, height: 500 },
  onClickOnly: false,
  triggers: { timeDelay: 5 },
  frequency: { rule: 'always', count: 0 },
  stopWhenConverted: true,
  language: 'en',
  design: PLAIN_DESIGN,
  html: '<p>Hello</p>',
  ...more,
})

const SITE_PAGE = '<!doctype html><title>Studio</title><!--site-settings--><!--site-tags-->FORMS'

export const FILES: Record<string, string> = {
  'public/wisp.js': 'console.log("wisp")',
  'public/wisp.js.br': 'brotli bytes',
  'public/wisp.js.gz': 'gzip bytes',
  'public/v/abc/form.js': 'export {}',
  'pages/shop.html': '<!doctype html><title>Shop</title><!--wisp-tag-->',
  'pages/shopify.html': '<!doctype html><html lang="en"><!--head--><!--wisp-tag--><body><!--body-->',
  'pages/wix.html': '<!doctype html><html lang="en"><!--head--><!--wisp-tag--><body><!--body-->',
  'pages/site.html': SITE_PAGE.replace('FORMS', '<!--wisp-form:101 captcha--><!--wisp-form:102-->'),
  'pages/site-contact.html': SITE_PAGE.replace('FORMS', '<!--wisp-form:102--><!--wisp-form:101 captcha-->'),
  'pages/site-gallery.html': SITE_PAGE.replace('FORMS', '<!--wisp-form:102-->'),
  'pages/site-he.html': SITE_PAGE.replace('FORMS', '<!--wisp-form:111 captcha--><!--wisp-form:112-->'),
  'secret.txt': 'not for the world',
}

const buildFiles = (): string => {
  const dist = mkdtempSync(join(tmpdir(), 'wisp-dist-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(dist, name, '..'), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
  return dist
}

type Mount = (dist: string) => Mounted | undefined

const open = async (location: DatabaseLocation, more: Partial<Deps>, mount: Mount) => {
  if (!location.databaseUrl) migratedIn(location.dataDir)
  const store = await openStore(location)
  await store.sites.add({ key: OPEN_SITE, name: 'Demo shop', conversionCode: '<i>bought</i>' })
  // Sites are listed by when they were added.
  await new Promise((resolve) => setTimeout(resolve, 2))
  await store.sites.add({ key: CLOSED_SITE, name: 'Closed', domains: ['shop.example'] })
  await store.popups.save(OPEN_SITE, popupOf({}))
  await store.popups.save(OPEN_SITE, popupOf({ id: CLICK_POPUP, name: 'Bar', target: 'click', onClickOnly: true }))
  await store.popups.save(CLOSED_SITE, popupOf({ id: CLOSED_POPUP, name: 'Elsewhere' }))
  const dist = buildFiles()
  const lines: string[] = []
  const app = createApp({
    store,
    // A busy machine is no reason for an answer from memory.
    databaseWaitMs: 60_000,
    assets: listAssets(join(dist, 'public')),
    pagesDir: join(dist, 'pages'),
    deskToken: TOKEN,
    rate: 100_000,
    readRate: 100_000,
    trustProxy: false,
    log: (line) => lines.push(line),
    mounted: mount(dist),
    ...more,
  })
  const request = (path: string, init?: RequestInit): Promise<Response> =>
    Promise.resolve(app.request(`${ORIGIN}${path}`, init))
  return {
    store,
    /** The lines of the request log. */
    lines,
    /** For tests that need a socket. */
    fetch: app.fetch,
    request,
    form: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
      request(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
    json: (path: string, value: unknown, headers: Record<string, string> = {}): Promise<Response> =>
      request(path, {
        method: 'POST',
        body: typeof value === 'string' ? value : JSON.stringify(value),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    desk: (path: string, headers: Record<string, string> = {}): Promise<Response> =>
      request(`/desk/api${path}`, { headers: { authorization: `Bearer ${TOKEN}`, ...headers } }),
    async close() {
      await store.close()
      rmSync(dist, { recursive: true, force: true })
    },
  }
}

/** A server as `wisp serve` starts it. */
export const openShop = (location: DatabaseLocation, more: Partial<Deps> = {}) => open(location, more, () => undefined)

/** A server as `wisp start` starts it: with the applications of examples/. */
export const openDemo = (location: DatabaseLocation, more: Partial<Deps> = {}) => open(location, more, examplesIn)

export type Shop = Awaited<ReturnType<typeof openShop>>
