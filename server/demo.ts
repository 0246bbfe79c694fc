import { escapeHtml } from './html'

/** The demo shop: a site under a key that everyone may know. */
export const DEMO_KEY = 'demo'

/** What a site owner pastes. */
export const scriptTag = (origin: string, siteKey: string): string =>
  `<script async src="${escapeHtml(origin)}/wisp.js" data-site="${escapeHtml(siteKey)}"></script>`
