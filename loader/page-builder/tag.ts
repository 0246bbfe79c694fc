import { hitsUrl } from '../../shared/wire/addresses'
import { ownTag } from '../own-tag'

/** The script's own tag. */
export interface Tag {
  /** Folder of the script, with its slash. */
  base: string
  /** The key of the site; '' for a page without popups of our server. */
  site: string
  /** Our own address for hits; '' without a site. */
  hits: string
  /** True if visits may be counted without asking. */
  free: boolean
}

/** Must run synchronously. */
export const readTag = (): Tag => {
  const { base, server, said } = ownTag('wisp-page')
  const site = said('site') || ''
  return {
    base,
    site,
    hits: site && hitsUrl(server, site),
    // An owner's preview is not counted either.
    free: (said('consent') ?? 'none') === 'none' && !/ppt-preview=/.test(location.href),
  }
}
