import { createMount, floating } from '../../core/ui/index'

/** A card that leads to a conversation. */
export const mount = createMount({ ...floating, css: '', size: { width: 320, height: 0 } })
