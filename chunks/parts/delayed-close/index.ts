/** For the first seconds a popup cannot be closed by its control, and says how many are left. */
import type { Action } from '../../core/ui/index'
import { Control, isOver } from './control'
import './delayed-close.css'

/** Of a template's own button: no more than a button that cannot be used, until the time is over. */
const skip: Action = (live, pressed) => {
  if (isOver(pressed)) live.close('skip')
}

export const actions = { skip }
export { Control as close }
export const css = import.meta.wispCss
