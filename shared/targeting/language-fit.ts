/** `en` fits `en-GB` too, `en-GB` only itself. Pages get it as its own text, so it uses nothing from outside. */
export const fitsLanguage = (language: string, each: string): boolean =>
  `${language}-`.toLowerCase().startsWith(`${each}-`.toLowerCase())
