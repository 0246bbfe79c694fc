import { createMount, floating } from '../../core/ui/index'

/** A big card at the side. */
export const mount = createMount({ ...floating, css: '', size: { width: 480, height: 0 } })
