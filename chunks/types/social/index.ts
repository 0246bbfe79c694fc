import { createMount } from '../../core/ui/index'
import { floating } from '../floating'

/** A card that leads to a conversation. */
export const mount = createMount({ ...floating, css: '', size: { width: 320, height: 0 } })
