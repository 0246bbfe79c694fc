import { createMount, modal } from '../../core/ui/index'
import './fullpage.css'

/** A popup that fills the window. */
export const mount = createMount({ ...modal, css: import.meta.wispCss, size: { width: 1920, height: 1080 } })
