import { createMount } from '../../core/ui/index'
import { floating } from '../floating'
import './mobile.css'

/** A popup for phones: a sheet at the edge, or a card where there is room. */
export const mount = createMount({ ...floating, css: import.meta.wispCss, size: { width: 390, height: 0 } })
