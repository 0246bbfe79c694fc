import { empty as emptyScript } from '../../columns/empty'
import type { GalleryColumn } from '../column'

/** The cost of the page itself, which is subtracted from script time and long tasks. */
export const empty: GalleryColumn = { ...emptyScript, shows: '.none' }
