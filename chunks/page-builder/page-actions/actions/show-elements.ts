import type { Act } from '../act'
import { show } from '../reveal'

export const showElements: Act = ({ action }) => show(action.target, true)
