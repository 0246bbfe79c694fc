import type { Settings } from '../model/page'

/** What a tag says, as in its `dataset`. */
export type Options = Record<string, string | undefined>

const DEFAULTS = { nonce: '', spa: 'false', consent: 'none', store: '', landing: '' }

/**
 * Any unknown word of `consent` means that it was not given. @param folder of the script: chunks are only ever fetched from
 * there
 */
export const settingsOf = (options: Options, { href, origin }: URL): Settings =>
  ({
    ...DEFAULTS,
    ...options,
    host: (options.host || origin).replace(/\/$/, ''),
    base: href,
    preview: new URLSearchParams(location.search).get('ppt-preview') || '',
  }) as Settings & Options
