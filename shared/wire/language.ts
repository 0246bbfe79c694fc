import type { Language } from '../model/text'

/** Tags that `Intl` takes: a language, perhaps with its script and region, as our server writes them. Others mean English. */
export const decodeLanguage = (tag: unknown): Language => {
  const text = `${tag}`
  return /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(text) ? text : 'en'
}
