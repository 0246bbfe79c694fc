/** The tag of a script of ours, however it got onto the page. */
import { stringify } from './natives'
import { bare, globalNamed } from './safe-dom'

/** The server writes the script's address here, with the site's key in its query, where it was asked for by that key. */
const ADDRESS_PLACEHOLDER = 'wisp:address'

/** Call it synchronously: it is null a moment later. */
export const currentScript = (): HTMLScriptElement | null => bare(document, 'currentScript') as HTMLScriptElement | null

/** Every text that may name our address: the server's mark, the files fetched so far, and script elements. */
export const namedAddresses = (): string =>
  `${ADDRESS_PLACEHOLDER} ${stringify(performance.getEntriesByType('resource'))}${[...bare(document, 'scripts')].map(({ outerHTML }) => outerHTML)}`

/**
 * An address of one of our scripts, which are all in one folder, where the tag that runs does not say it. A page may have its own
 * way to write lists, with quotes that are escaped.
 */
export const anyAddress = (): string | undefined =>
  `${namedAddresses()} ${(globalNamed('wispSettings') as { host?: string } | undefined)?.host}/wisp.js`.match(
    /http[^"'\s\\]+\/wisp[-a-z]*\.js[^"'\s\\]*/,
  )?.[0]
