/** Words in addresses of ours, for both sides. */

/**
 * Query of a display or click call by our own script: what differs between visitors may stand at the end of the answer, so that
 * everything before it is compressed once. Other servers ignore it.
 */
export const TAIL = '?tail'

/** Our own address for the hits of a site. */
export const hitsUrl = (host: string, site: string): string => `${host}/api/page/ajax/${site}`

/** The part of an owner's address that says that it is an owner's: `?wisp-owner=…`, and the name of the field that sends it. */
export const OWNER = 'wisp-owner'
