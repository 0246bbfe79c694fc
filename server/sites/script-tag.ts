import { escapeHtml } from '../lib/markup'
import type { Site } from './queries'

/**
 * Tells optimisers in front of our own pages to leave a script as it is: Cloudflare's Rocket Loader
 * (https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/) and PageSpeed. They would start it
 * late, or as another script without its attributes.
 */
export const UNCHANGED = { 'data-cfasync': 'false', 'data-pagespeed-no-defer': 'true' }
const UNCHANGED_ATTRIBUTES = Object.entries(UNCHANGED)
  .map(([name, value]) => ` ${name}="${value}"`)
  .join('')

/** A page of ours, whose scripts optimisers leave alone. */
export const withUnchangedScripts = (html: string): string =>
  html.replaceAll('<script ', `<script${UNCHANGED_ATTRIBUTES} `)

/** Attributes of the tag; those without a value are left out. */
const attributesText = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : []))
    .join('')

/** The script tag that a site owner pastes. @param base address of the server @param more attributes, of which empty ones are left out */
export const scriptTag = (
  base: string,
  siteKey: string,
  more: Record<string, string> = {},
  script = 'wisp',
): string => {
  return `<script async src="${escapeHtml(base.replace(/\/$/, ''))}/${script}.js" data-site="${escapeHtml(siteKey)}"${attributesText(more)}></script>`
}

/** The path of one of the scripts, and the attributes of a tag that names its build and its hash. */
interface PinnedScript {
  /** Path below the server, without a slash in front. */
  path: string
  integrity: string
}

/** A tag whose script never changes, so that the page can list it; without a site's key for a script that needs none. */
export const pinnedTag = (
  origin: string,
  { path, integrity }: PinnedScript,
  siteKey?: string,
  more: Record<string, string> = {},
): string => {
  const attributes = attributesText({ 'data-site': siteKey ?? '', ...more })
  return `<script async src="${escapeHtml(origin)}/${path}" integrity="${integrity}" crossorigin="anonymous"${attributes}></script>`
}

/** Has browsers check the chunks of a build as well. It comes before the tag. @param hashes by path */
export const integrityMap = (origin: string, hashes: [path: string, hash: string][]): string => {
  const integrity = Object.fromEntries(hashes.map(([path, hash]) => [`${origin}/${path}`, hash]))
  return `<script type="importmap">${JSON.stringify({ integrity }).replaceAll('<', '\\u003c')}</script>`
}

/** The script of a page of our own server, all of which is its owner's. Without an address, it works under every name that the server has. */
export const pageScriptTag = (siteKey: string): string =>
  `<script async src="/wisp-page.js" data-site="${escapeHtml(siteKey)}" data-root="body"${UNCHANGED_ATTRIBUTES}></script>`

/** The script of a marketing site's forms and other pieces. @param more attributes, as of the other tag */
export const siteScriptTag = (origin: string, more: Record<string, string> = {}): string =>
  `<script async src="${escapeHtml(origin)}/wisp-site.js"${attributesText(more)}></script>`

/** A page that follows a consent platform stores nothing before it has said yes. */
export const consentAttributes = ({ bridge }: Pick<Site, 'bridge'>): Record<string, string> => ({
  'data-consent': bridge ? 'required' : '',
})
