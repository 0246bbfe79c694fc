/** All checks, for the server and for forms of pages. */
import { COMMON } from './common'
import { createFieldChecks } from './field-checks'
import { FORMATS } from './formats'

/** The checks by their names in `data-wisp-check`. */
export const CHECKS = { ...COMMON, ...FORMATS }

export const { detailsOf, problemIn, tidied } = createFieldChecks(CHECKS)
