import type { Act } from '../act'
import { reveal } from '../reveal'

export const showElements: Act = ({ action }) => reveal(action.target, true)
