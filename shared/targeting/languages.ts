import { chosen } from './choice'
import type { ServerRule } from './facts'

/** `en` fits `en-GB` too, `en-GB` only itself. */
export const languages: ServerRule<'languages'> = (wanted, { language }) =>
  chosen(wanted, (each) => `${language()}-`.toLowerCase().startsWith(`${each}-`.toLowerCase()))
