import { createMount, modal } from '../../core/ui/index'
import css from './fullpage.css?inline'

/** Fills the window. */
export const mount = createMount({ ...modal, css, size: { width: 1920, height: 1080 } })
