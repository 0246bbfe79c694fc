/** Runs the countdowns of a template. */
import type { Components } from '../../core/ui/index'
import { Countdown } from './clock'
import css from './countdown.css?inline'

export const components: Components = { 'data-wisp-countdown': Countdown }
export { css }
