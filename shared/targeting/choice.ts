import type { Selection } from './visit-targeting'

/**
 * True if one of `include` fits, if there is that list, and none of `exclude`. Pages get it as its own text, too, so it
 * uses nothing from outside.
 */
export const chosen = <T>({ include, exclude }: Selection<T>, fits: (entry: T) => boolean): boolean =>
  include?.some(fits) !== false && !exclude?.some(fits)

/** `en` fits `en-GB` too, `en-GB` only itself. Pages get it as its own text, so it uses nothing from outside. */
export const fitsLanguage = (language: string, each: string): boolean =>
  `${language}-`.toLowerCase().startsWith(`${each}-`.toLowerCase())
