/** Three gift boxes: a part of a game. */
import type { Components } from '../../core/ui/index'
import { Gift } from './gift'
import css from './gift.css?inline'

export const components: Components = { 'data-wisp-gift': Gift }
export { css }
