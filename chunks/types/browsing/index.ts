import { createMount, floating } from '../../core/ui/index'

/** A card for visitors who are looking around. */
export const mount = createMount({ ...floating, css: '', size: { width: 420, height: 0 } })
