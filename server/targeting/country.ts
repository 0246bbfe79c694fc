/** The visitor's country: as our own proxy says, or else by the address. */
import type { Context } from 'hono'
import type { Caller } from '../http/caller'
import type { CountryFile } from './country-file'

export interface CountrySource {
  /** The header in which the proxy names the country; '' for none. */
  header: string
  /** Absent: none was given. */
  file?: Pick<CountryFile, 'of'> | undefined
}

/** Two letters; '' if unknown. Proxies write XX or T1 if there is no country. */
const code = (text = ''): string => (/^(?!XX)[A-Z]{2}$/i.test(text.trim()) ? text.trim().toUpperCase() : '')

/** The country by the proxy's header; '' if it says nothing. */
export const countryByProxy = (c: Context, caller: Caller, { header }: CountrySource): string =>
  header && code(caller.fromProxy(c, header))

export const countryOf = (c: Context, caller: Caller, source: CountrySource): string =>
  countryByProxy(c, caller, source) || source.file?.of(caller.address(c)) || ''
