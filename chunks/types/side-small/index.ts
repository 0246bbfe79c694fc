import { createMount } from '../../core/ui/index'
import { floating } from '../floating'

/** A small card at the side. */
export const mount = createMount({ ...floating, css: '', size: { width: 340, height: 0 } })
