/**
 * Applications that `wisp start` mounts beside the server: they use it as a shop or a site of its owner's would, on the
 * same host. `wisp serve` mounts nothing.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import type { PopupDefinition } from '../../shared/model/popup'
import type { Platform, Product } from '../../shared/wire/server/products'
import type { PreviewStore } from '../gallery/preview-stores'
import type { TimedRule } from '../shop/price-rules'
import type { Sites } from '../sites/queries'

/** The part of the server that an application may use. */
export interface Host {
  store: { sites: Sites }
  /** The server's address as the caller sees it: `https://host` or `https://host/path`. */
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

/** A file, with the ids and settings that the application's pages rely on and that the file leaves open. */
interface Popup {
  file: string
  change(popup: PopupDefinition): PopupDefinition
}

/** The contents that a site gets on the first start. */
export interface SiteContent {
  products?: Product[]
  rules?: TimedRule[]
  popups?: Popup[]
  pages?: { file: string; ids?: { id: string; slug: string } | undefined }[]
  forms?: { file: string; id?: number | undefined }[]
  /** Entry effects of the site's own popups, by their ids. */
  effects?: (readonly [popup: string, effect: string])[]
}

export interface MountedSite {
  key: string
  name: string
  /** The site's home page: of a shop, which has wisp.js, or of a site with wisp-site.js alone; absent: none. */
  home?: { kind: 'shop' | 'site'; path: string }
  /** The platform of the store that it emulates. */
  platform?: Platform
  content(): SiteContent
}

export interface Mounted {
  sites: MountedSite[]
  routes: MountedRoute[]
  /** An answer of our server for a site; addresses that begin at the root of a host are put below the path. */
  belowPath(site: string, text: string, path: string): string
  /** Folder of its build, with files to serve in `public/`. */
  built: string
}

/** Paths of pages on this host that are sure to have wisp.js, by the keys of their sites. */
export const homesOf = (mounted: Mounted | undefined): ReadonlyMap<string, string> =>
  new Map(mounted?.sites.flatMap(({ key, home }) => (home?.kind === 'shop' ? [[key, home.path] as const] : [])))

export const previewStoresOf = (mounted: Mounted | undefined): PreviewStore[] =>
  mounted?.sites.flatMap(({ key, platform, home }) => (platform && home ? [{ key, platform, path: home.path }] : [])) ??
  []

/** First parts of the paths that it answers, or has files at. */
export const pathsOf = ({ built, routes }: Mounted): string[] => {
  const files = join(built, 'public')
  return [...routes.map(({ path }) => path.split('/')[1] ?? ''), ...(existsSync(files) ? readdirSync(files) : [])]
}
