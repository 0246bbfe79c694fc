import { escapeHtml } from './html'

/** What a site owner pastes. `landing`: the id of the one popup that a landing page is about. */
export const scriptTag = (origin: string, siteKey: string, landing = ''): string => {
  const more = landing && ` data-landing="${escapeHtml(landing)}"`
  return `<script async src="${escapeHtml(origin)}/wisp.js" data-site="${escapeHtml(siteKey)}"${more}></script>`
}
