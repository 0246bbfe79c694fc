import { hitsUrl } from '../../shared/wire/page-builder/hit'
import { ownTag } from '../own-tag'

/** The script's own tag. */
export interface Tag {
  element: HTMLScriptElement
  /** Folder of the script, with its slash. */
  base: string
  /** The key of the site; '' for a page without popups of our server. */
  site: string
  /** Our own address for hits; '' without a site. */
  hits: string
  /** Whether visits may be counted without asking. */
  free: boolean
}

/** Must run synchronously. */
export const readTag = (): Tag | undefined => {
  const element = ownTag('wisp-page')
  if (!element) return
  const { site = '', host, consent = 'none' } = element.dataset
  const { href } = new URL('.', element.src)
  return {
    element,
    base: href,
    site,
    hits: site && hitsUrl((host || href).replace(/\/$/, ''), site),
    // An owner's preview is not counted either.
    free: consent === 'none' && !/ppt-preview=/.test(location.href),
  }
}
