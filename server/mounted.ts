/**
 * What `wisp start` mounts beside the server: applications that use it, as a shop or a site of its owner's would, on the
 * same host. `wisp serve` mounts nothing.
 */
import type { Context } from 'hono'
import type { PopupDefinition } from '../shared/model/popup'
import type { Platform, Product } from '../shared/wire/server/products'
import type { TimedRule } from './store/price-rules'
import type { Store } from './store/store'

/** What an application may ask of the server. */
export interface Host {
  store: Pick<Store, 'sites'>
  /** What addresses of the server begin with for the caller: `https://host` or `https://host/path`. */
  base(c: Context): string
  readBody(c: Context): Promise<Record<string, unknown>>
  /** Markup of a contact form; '' if its owner has removed it. */
  formHtml(id: number): Promise<string>
}

export interface MountedRoute {
  method: 'GET' | 'POST'
  path: string
  handle(c: Context, host: Host): Response | Promise<Response>
}

/** A file, and what the demo's pages need it to be called or to do, which the file does not say. */
interface Popup {
  file: string
  change(popup: PopupDefinition): PopupDefinition
}

/** What a site has from its first start on. */
export interface SiteContent {
  products?: Product[]
  rules?: TimedRule[]
  popups?: Popup[]
  pages?: { file: string; own?: { id: string; slug: string } | undefined }[]
  forms?: { file: string; id?: number | undefined }[]
  /** How popups that it asks the server for come in, by their ids. */
  effects?: (readonly [popup: string, effect: string])[]
}

export interface MountedSite {
  key: string
  name: string
  /** Where its home page is: of a shop, which has wisp.js, or of a site with wisp-site.js alone; absent: nowhere. */
  home?: { kind: 'shop' | 'site'; path: string }
  /** Whose store it emulates. */
  platform?: Platform
  content(): SiteContent
}

export interface Mounted {
  sites: MountedSite[]
  routes: MountedRoute[]
  /** Folder of its build, with files to serve in `public/`. */
  built: string
  /** What our server says for a site, with addresses that begin at the root of a host put below a path. */
  belowPath(site: string, text: string, path: string): string
}

/** Paths of pages on this host that are sure to have wisp.js, by the keys of their sites. */
export const homesOf = (mounted: Mounted | undefined): ReadonlyMap<string, string> =>
  new Map(mounted?.sites.flatMap(({ key, home }) => (home?.kind === 'shop' ? [[key, home.path] as const] : [])))
