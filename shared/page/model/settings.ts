import { own } from '../../values/own'
import type { Settings } from './page'

/** The settings of a tag, as in its `dataset`. */
export type Options = Record<string, string | undefined>

const DEFAULT_SETTINGS = { spa: 'false', nonce: '', store: '', consent: 'none', landing: '' }

/**
 * Any unknown word of `consent` means that it was not given. @param folder of the script: chunks are only ever fetched from
 * there, and the server is there unless the tag says otherwise
 */
export const settingsOf = (options: Options, { href }: URL): Settings =>
  ({
    ...DEFAULT_SETTINGS,
    ...options,
    host: (own(options, 'host') || href).replace(/\/$/, ''),
    base: href,
    preview: new URLSearchParams(location.search).get('ppt-preview') || '',
  }) as Settings & Options
