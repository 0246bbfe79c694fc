import { createMount, modal } from '../../core/ui/index'
import './lightbox.css'

/** A window over the page. */
export const mount = createMount({ ...modal, css: import.meta.wispCss, size: { width: 800, height: 500 } })
