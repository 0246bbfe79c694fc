import type { Settings } from '../model/page'
import { doc } from './safe-dom'

/**
 * Must run synchronously: `document.currentScript` is null a moment later. Chunks are only ever fetched from this
 * script's folder.
 */
export const readSettings = (current = doc.currentScript): Settings | undefined => {
  // Some tag managers run scripts in ways that leave currentScript empty, and wisp-page.js imports this one. Other
  // scripts have a `data-site` too.
  const script = current ?? doc.querySelector('script[data-site][src*=wisp]')
  // An SVG script has no `src`.
  if (!(script instanceof HTMLScriptElement)) return
  const { site, host, nonce, spa, consent, store, landing } = script.dataset
  // With an empty key, the popups of the page itself are all there are.
  if (site !== undefined)
    return {
      site,
      host: (host || new URL(script.src).origin).replace(/\/$/, ''),
      base: new URL('.', script.src).href,
      nonce: nonce || script.nonce || '',
      spa: spa ?? 'false',
      // Any unknown word means that consent was not given.
      consent: consent ?? 'none',
      store: store || '',
      preview: new URLSearchParams(location.search).get('ppt-preview') || '',
      landing: landing || '',
    }
}
