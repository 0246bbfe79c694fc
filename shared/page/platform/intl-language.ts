import { tried } from './dom'

/** A language as `Intl` takes it: another server may name one in a way of its own, at which it throws. */
export const intlLanguage = (language: string): string => tried(() => Intl.getCanonicalLocales(language)[0]) ?? 'en'
