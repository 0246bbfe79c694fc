import { createMount } from '../../core/ui/index'
import { floating } from '../floating'

/** A big card at the side. */
export const mount = createMount({ ...floating, css: '', size: { width: 480, height: 0 } })
