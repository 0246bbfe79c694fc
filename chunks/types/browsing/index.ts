import { createMount } from '../../core/ui/index'
import { floating } from '../floating'

/** A card for visitors who are looking around. */
export const mount = createMount({ ...floating, css: '', size: { width: 420, height: 0 } })
