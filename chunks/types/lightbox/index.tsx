import { createMount, modal } from '../../core/ui/index'
import css from './lightbox.css?inline'

/** A window over the page. */
export const mount = createMount({ ...modal, css, size: { width: 800, height: 500 } })
