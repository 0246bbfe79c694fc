/** A wheel of fortune: a part of a game. */
import type { Components } from '../../core/ui/index'
import { Wheel } from './wheel'
import css from './wheel.css?inline'

export const components: Components = { 'data-wisp-wheel': Wheel }
export { css }
