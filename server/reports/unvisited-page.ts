/**
 * Recognises a call from a page that nobody visits: an editor shows it, or a program drives the browser. Popups show
 * there, and are not counted.
 */
import type { Context } from 'hono'
import { OWNER } from '../../shared/wire/addresses'
import type { SiteCache } from '../cache/site-cache'
import type { Signing } from '../db/signing'
import type { Caller } from '../http/caller'
import { isOwnerWord } from '../sites/owner-link'
import { pageHost } from '../sites/page-host'
import { isMachine } from '../targeting/machine'
import { uncountedOf } from './viewer'

/** Parameters by which editors and previews ask for the page that they show; with values where the name alone is a common word. */
const OF_EDITORS: readonly (readonly [name: string, value?: RegExp])[] = [
  // WordPress: drafts, and its customizer.
  ['preview', /^true$/],
  ['preview_nonce'],
  ['customize_changeset_uuid'],
  ['customize_messenger_channel'],
  // Elementor, Divi, Beaver Builder, Bricks, Breakdance, Oxygen.
  ['elementor-preview'],
  ['et_fb'],
  ['fl_builder'],
  ['bricks', /^run$/],
  ['breakdance', /^builder$/],
  ['breakdance_iframe'],
  ['ct_builder'],
  ['oxygen_iframe'],
  // WPBakery, Visual Composer, Avada, Thrive, Brizy, SiteOrigin, Cornerstone, Zion.
  ['vc_editable'],
  ['vcv-editable'],
  ['fb-edit'],
  ['tve', /^true$/],
  ['is-editor-iframe'],
  ['brizy-edit-iframe'],
  ['siteorigin_panels_live_editor'],
  ['cs_preview_state'],
  ['cornerstone_preview'],
  ['zionbuilder-preview'],
  // Shopify: a theme that is not published, and its editor.
  ['preview_theme_id'],
  ['oseid'],
]

/** Hosts that only show previews. */
const PREVIEW_HOSTS =
  /(?:^|\.)(?:shopifypreview\.com|design\.webflow\.com|canvas\.webflow\.com|preview\.webflow\.com|editor\.wix\.com)$/

const isOfEditor = (address: string): boolean => {
  // Most addresses have neither, and this is asked with every view.
  const url = /[?]|\.webflow|\.wix|preview/.test(address) ? URL.parse(address) : null
  if (!url) return false
  const { hostname, searchParams } = url
  return (
    PREVIEW_HOSTS.test(hostname) ||
    OF_EDITORS.some(([name, value]) => searchParams.has(name) && (!value || value.test(searchParams.get(name) ?? '')))
  )
}

/** True if the browser itself says so, in the address that it calls (shared/page/platform/unvisited.ts). */
const isSaid = (c: Context): boolean => c.req.query('preview') !== undefined

/** @param address of the page */
export const isUnvisited = (c: Context, address: string): boolean => isSaid(c) || isOfEditor(address)

interface Services {
  cache: Pick<SiteCache, 'site'>
  caller: Caller
  store: Pick<Signing, 'signer'>
}

/** The reports that came from the page, and their site. */
interface Reported {
  siteKey: string
  /** Address of the page. */
  url: string
  viewerId: string
}

/** True if it is not counted: nobody visits the page, a program does, or the owner of the site. */
export const isUncounted = async (
  c: Context,
  { cache, caller, store }: Services,
  { siteKey, url, viewerId }: Reported,
): Promise<boolean> => {
  if (isUnvisited(c, url) || (await uncountedOf(store, siteKey, viewerId))) return true
  const page = URL.parse(url)
  if (isMachine(c, (await cache.site(siteKey))?.machines, { caller, host: page?.hostname || pageHost(c) })) return true
  const word = page?.searchParams.get(OWNER)
  return Boolean(word && (await isOwnerWord(store, siteKey, word)))
}
