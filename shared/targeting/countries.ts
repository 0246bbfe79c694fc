import { chosen } from './choice'
import type { ServerRule } from './facts'

/** A visitor from an unknown country is in no list. */
export const countries: ServerRule<'countries'> = (wanted, { country }) =>
  chosen(wanted, (each) => each.toUpperCase() === country())
