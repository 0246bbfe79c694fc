/** All checks by their names in `data-wisp-check`. */
import { COMMON } from './common'
import { FORMATS } from './formats'

export const CHECKS = { ...COMMON, ...FORMATS }
