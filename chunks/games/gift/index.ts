/** Three gift boxes: a part of a game. */
import type { Components } from '../../core/ui/index'
import { Gift } from './gift'
import './gift.css'

export const components: Components = { 'data-wisp-gift': Gift }
export const css = import.meta.wispCss
