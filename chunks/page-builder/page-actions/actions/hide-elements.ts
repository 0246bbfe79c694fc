import type { Act } from '../act'
import { show } from '../reveal'

export const hideElements: Act = ({ action }) => show(action.target, false)
