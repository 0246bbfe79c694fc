/** What the site owner wrote on the script tag. Read synchronously: `document.currentScript` is gone a moment later. */
export interface Settings {
  site: string
  /** Where decisions and reports go; no slash at the end. */
  host: string
  /** Folder of wisp.js, with its slash: chunk addresses must be absolute, a classic script has no base for import(). */
  base: string
  nonce: string
  /** Single-page site: popups start anew when the address changes. */
  spa: boolean
  consent: 'none' | 'required'
  store: string
  /** Popup id of an owner's preview. */
  preview: string
}

export const readSettings = (script = document.currentScript as HTMLScriptElement | null): Settings | undefined => {
  // Tag managers run scripts in ways that leave currentScript empty.
  script ??= document.querySelector('script[data-site][src*="wisp.js"]')
  const { site, host, nonce, spa, consent, store } = script?.dataset ?? {}
  if (!script || !site) return
  return {
    site,
    host: (host || new URL(script.src).origin).replace(/\/$/, ''),
    base: new URL('.', script.src).href,
    nonce: nonce || script.nonce || '',
    spa: spa !== undefined && spa !== 'false',
    consent: consent === 'required' ? 'required' : 'none',
    store: store || '',
    preview: new URLSearchParams(location.search).get('ppt-preview') || '',
  }
}
