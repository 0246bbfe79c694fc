import { GALLERY } from '../model/gallery'
import { rootsIn } from './roots'

/** Inside `:is()`, browsers ignore a pseudo-class that they do not know. */
export const IN_TOP_LAYER = ':is(:modal,:popover-open,:fullscreen)'

/** What may lie over the page. Our gallery is on the page a frame before it is in the top layer. */
export const OVER_PAGE = `${IN_TOP_LAYER},[aria-modal=true],#${GALLERY}`

/** Whether something of the page may lie over it, also in open shadow roots. The busy chunk looks closer. */
export const mayBeCovered = (): boolean => rootsIn(document).some((root) => root.querySelector(OVER_PAGE))
