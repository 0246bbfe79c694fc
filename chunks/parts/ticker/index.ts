/** A marquee of news. */
import type { Components } from '../../core/ui/index'
import { Ticker } from './ticker'
import './ticker.css'

export const components: Components = { 'data-wisp-ticker': Ticker }
export const css = import.meta.wispCss
