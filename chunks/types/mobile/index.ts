import { createMount, floating } from '../../core/ui/index'
import css from './mobile.css?inline'

/** For phones: a sheet at the edge; on larger screens a card. */
export const mount = createMount({ ...floating, css, size: { width: 390, height: 0 } })
