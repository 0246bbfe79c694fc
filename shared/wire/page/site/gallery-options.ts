/** The options of galleries and where they are said, also in the original's names. */
import { own } from '../../../values/own'
import { settingsOf } from './settings'

/** Mark of a link or around links; `off` keeps them as they are. */
export const MARK = 'data-wisp-gallery'

/** Elements whose links are one group. */
export const CONTAINERS = `[${MARK}],.gallery,.wp-block-gallery,.tiled-gallery,.wp-block-jetpack-tiled-gallery`

/** The options in the classes of a link. */
export const optionsOfClass = (link: Element): Record<string, unknown> =>
  link.matches('.modal') ? { modal: true } : {}

/** The page's options for all its galleries. */
export const optionsOfPage = (): Record<string, unknown> => {
  const options = settingsOf('gallery', 'fb_opts')
  return { minViewportHeight: own(options, 'minVpHeight'), ...options }
}
