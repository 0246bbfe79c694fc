import type { Settings } from '../shared/model/page'
import { doc } from '../shared/platform/safe-dom'

/** Read synchronously: `document.currentScript` is gone a moment later. Chunks are fetched from beside this script alone. */
export const readSettings = (current = doc.currentScript): Settings | undefined => {
  // Tag managers run scripts in ways that leave currentScript empty.
  const script = current ?? doc.querySelector('script[data-site]')
  // Not an SVG script, which has no `src`.
  if (!(script instanceof HTMLScriptElement)) return
  const { site, host, nonce, spa, consent, store, landing } = script.dataset
  if (!site) return
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
