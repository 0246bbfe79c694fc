/** A threshold of the cart, such as free delivery: how much is missing, and a line. */
import type { Components } from '../../core/ui/index'
import { Line } from './line'
import './threshold.css'

export { ready } from './goals'
export const components: Components = { 'data-wisp-threshold': Line }
export const css = import.meta.wispCss
