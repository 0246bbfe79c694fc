/** Words in addresses of ours, for both sides. */

/**
 * Queries of a display or click call by our own script: what differs between visitors may stand at the end of the answer, so that
 * everything before it is compressed once. Other servers ignore them. The query says which build asks, and in which shape it gets popups;
 * in all but the first, what only drawing needs stands in front of the template.
 */

/** Earlier builds: whole popups, in the answer. */
export const TAIL = '?tail'
/** Earlier builds: the fields that deciding needs (server/lean.ts). */
export const LEAN = '?lean'
/** Earlier builds, up to the previous one: popups as pages keep them (page/own-answer.ts). */
export const CAMPAIGNS = '?campaigns'
/** This build: the same, and what drawing needs is decoded (page/own-popup.ts). */
export const DRAWN = '?drawn'

/** Our own address for the hits of a site. */
export const hitsUrl = (host: string, site: string): string => `${host}/api/page/ajax/${site}`

/** The part of an owner's address that says that it is an owner's: `?wisp-owner=…`, and the name of the field that sends it. */
export const OWNER = 'wisp-owner'
