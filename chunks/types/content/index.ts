import { createMount } from '../../core/ui/index'
import { floating } from '../floating'

/** Something to read, while the page stays in use. */
export const mount = createMount({ ...floating, css: '', size: { width: 640, height: 0 } })
