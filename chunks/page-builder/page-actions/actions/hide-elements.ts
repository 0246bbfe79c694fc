import type { Act } from '../act'
import { reveal } from '../reveal'

export const hideElements: Act = ({ action }) => reveal(action.target, false)
