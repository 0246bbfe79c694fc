/** Words in addresses of ours, for both sides. */

/**
 * Queries of a display or click call by our own script: what differs between visitors may stand at the end of the answer, so that
 * everything before it is compressed once. Other servers ignore them.
 */

/** From scripts of earlier builds, which expect whole popups in the answer. */
export const TAIL = '?tail'
/** The same: of each popup they expect what deciding takes, and the rest in front of its template (server/lean.ts). */
export const LEAN = '?lean'
/** The same: they expect popups as they keep them (page/own-answer.ts), and the rest there too. */
export const CAMPAIGNS = '?campaigns'
/** The script of this build asks with it, and expects that rest decoded (page/own-popup.ts). */
export const DRAWN = '?drawn'

/** Our own address for the hits of a site. */
export const hitsUrl = (host: string, site: string): string => `${host}/api/page/ajax/${site}`

/** The part of an owner's address that says that it is an owner's: `?wisp-owner=…`, and the name of the field that sends it. */
export const OWNER = 'wisp-owner'
