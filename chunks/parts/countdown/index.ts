/** Runs the countdowns of a template. */
import type { Components } from '../../core/ui/index'
import { Countdown } from './clock'
import './countdown.css'

export const components: Components = { 'data-wisp-countdown': Countdown }
export const css = import.meta.wispCss
