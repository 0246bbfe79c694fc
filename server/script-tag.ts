import { escapeHtml } from './html'

/** The script tag that a site owner pastes. `landing`: id of the popup, on its landing page. */
export const scriptTag = (origin: string, siteKey: string, landing = ''): string => {
  const more = landing && ` data-landing="${escapeHtml(landing)}"`
  return `<script async src="${escapeHtml(origin)}/wisp.js" data-site="${escapeHtml(siteKey)}"${more}></script>`
}
