/** A marquee of news. */
import type { Components } from '../../core/ui/index'
import { Ticker } from './ticker'
import css from './ticker.css?inline'

export const components: Components = { 'data-wisp-ticker': Ticker }
export { css }
