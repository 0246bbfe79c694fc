import { createMount, floating } from '../ui/index'

/** A big card at the side. */
export const mount = createMount({ ...floating, css: '', size: { width: 480, height: 0 } })
