import type { Settings } from '../shared/page'

/** Read synchronously: `document.currentScript` is gone a moment later. */
export const readSettings = (script = document.currentScript as HTMLScriptElement | null): Settings | undefined => {
  // Tag managers run scripts in ways that leave currentScript empty.
  script ??= document.querySelector('script[data-site]')
  const { site, host, nonce, spa, consent, store, landing } = script?.dataset ?? {}
  if (!script || !site) return
  return {
    site,
    host: (host || new URL(script.src).origin).replace(/\/$/, ''),
    base: new URL('.', script.src).href,
    nonce: nonce || script.nonce || '',
    spa: spa !== undefined && spa !== 'false',
    // A word that is not known stands for a consent that was not given.
    consent: consent || 'none',
    store: store || '',
    preview: new URLSearchParams(location.search).get('ppt-preview') || '',
    landing: landing || '',
  }
}
