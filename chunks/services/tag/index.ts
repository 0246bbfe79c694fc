/**
 * Reads what the tag of a script says, however the script got onto the page: tools strip attributes, run the text without a tag, put
 * it into a file with others, and frameworks spell attributes in their own ways.
 */

import type { Options } from '../../../shared/page/model/settings'
import type { TagChunk } from '../../../shared/page/model/tag-chunk'
import { bare, globalNamed } from '../../../shared/page/platform/safe-dom'
import { namedAddresses } from '../../../shared/page/platform/tag'
import { joinOuter, outerOf } from './frame'
import { joinLater } from './later-outer'
import { attributesOf, optionsFrom } from './options'

const NOTHING_SAYS =
  '[wisp] Nothing says which site this is: write data-site="SITE_KEY" on the script tag, or load /s/SITE_KEY.js'

/** The script itself, or the same with the key in its path; and our other scripts. */
const SCRIPT_FILE = /\/wisp\.js|\/s\/[\w-]+\.js/
const OTHER_SCRIPT_FILES = /\/wisp-(page|site)\.js/
/** A copy of the script beside its chunks. */
const PINNED_ADDRESS = /\/v\/\w+\/wisp/
const SCRIPT_ADDRESS = /https?:[^"'\s]+\/wisp\.js\?[^"'\s]*/

/**
 * The tag that says the site: the one that runs, another of this script, or one of our other scripts. Where the script itself
 * knows its site, the one that says most.
 */
const tagOf = (current: HTMLScriptElement | null): HTMLScriptElement | undefined => {
  const scriptsNamed = (file: RegExp) => [...bare(document, 'scripts')].filter(({ outerHTML }) => file.test(outerHTML))
  const tags = [...(current ? [current] : []), ...scriptsNamed(SCRIPT_FILE), ...scriptsNamed(OTHER_SCRIPT_FILES)]
  const attributeCount = (tag: Element): number => bare(tag, 'attributes').length
  return (
    tags.find((tag) => attributesOf(tag).site !== undefined) ??
    tags.sort((a, b) => attributeCount(b) - attributeCount(a))[0]
  )
}

const queryOf = (address: string): Options =>
  optionsFrom([...new URLSearchParams(address.replaceAll('&amp;', '&').split('?')[1])])

const optionsOf = (tag: HTMLScriptElement | undefined, address: string, knownAddress: string): Options => {
  // Written into the script of a site: its key, which a tag with another query (`?v=3`) does not say, and the consent that a site
  // with a consent platform requires, which the address of its tag never has.
  const { defaultconsent, site } = queryOf(knownAddress)
  return {
    ...(site && { site }),
    ...(defaultconsent && { consent: defaultconsent }),
    ...optionsFrom(Object.entries({ ...(globalNamed('wispSettings') as object) })),
    ...queryOf(address),
    ...(tag && { nonce: tag.nonce || '', ...attributesOf(tag) }),
  }
}

/** wisp-page.js has started the script, on a page that may have no site. */
const isOfBuiltPage = (): boolean => /page-popups/.test(`${globalNamed('wisp')}`)

export { run } from './later-outer'

export const readTag: TagChunk['readTag'] = (current, knownAddress, begin) => {
  const addresses = `${current?.src ?? ''} ${knownAddress} ${namedAddresses()}`
  const options = optionsOf(tagOf(current), SCRIPT_ADDRESS.exec(addresses)?.[0] ?? '', knownAddress)
  const { site = isOfBuiltPage() ? '' : undefined } = options
  if (site === undefined) return console.warn(NOTHING_SAYS)
  const joins = options.frames !== 'own'
  const outer = joins ? outerOf(site) : undefined
  if (outer) return joinOuter(outer)
  if (top !== window && joins) joinLater(site)
  const apart = top === window || joins ? '' : 'own'
  begin({ ...options, site, apart }, new URL(PINNED_ADDRESS.test(knownAddress) ? '../../' : '.', knownAddress))
}
