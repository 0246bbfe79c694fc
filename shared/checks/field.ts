/** All checks, for the server and for forms of pages. */
import { createFieldChecks } from './field-checks'
import { CHECKS } from './table'

export const { detailsOf, problemIn, tidied } = createFieldChecks(CHECKS)
