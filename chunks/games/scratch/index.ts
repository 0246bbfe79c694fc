/** A scratch card: a part of a game. */
import type { Components } from '../../core/ui/index'
import { Scratch } from './scratch'
import css from './scratch.css?inline'

export const components: Components = { 'data-wisp-scratch': Scratch }
export { css }
