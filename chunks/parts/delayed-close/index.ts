/** Disables the close control for the first seconds and shows how many are left. */
import type { Action } from '../../core/ui/index'
import { DelayedClose, isEnabled } from './delayed-close'
import './delayed-close.css'

/** A skip button of the template. It does nothing during the delay. */
const skip: Action = (live, pressed) => {
  if (isEnabled(pressed)) live.close('skip')
}

export const actions = { skip }
export { DelayedClose as close }
export const css = import.meta.wispCss
