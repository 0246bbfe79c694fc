/** Our own address for the hits of a site. */
export const hitsUrl = (host: string, site: string): string => `${host}/api/page/ajax/${site}`
