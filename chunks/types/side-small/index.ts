import { createMount, floating } from '../../core/ui/index'

/** A small card at the side. */
export const mount = createMount({ ...floating, css: '', size: { width: 340, height: 0 } })
