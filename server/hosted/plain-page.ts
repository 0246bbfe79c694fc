/** Layout of the server's own small pages: centred content, light and dark, left to right and right to left. */

import { smallPage, styleSource } from '../http/small-page'
import { allowScope, HOSTED_REFERRER } from './scope-tag'

const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f2ec, #171a18);
  --glow: light-dark(#fff, #262c29);
  --ink: light-dark(#1d2420, #eef0ec);
  --soft: light-dark(#5a635d, #a9b2ab);
}
body {
  margin: 0;
  color: var(--ink);
  background: radial-gradient(circle at 50% 35%, var(--glow), var(--paper) 70%) fixed var(--paper);
  font: 17px / 1.5 system-ui, sans-serif;
  text-align: center;
}
main {
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 28px;
  box-sizing: border-box;
  min-height: 100vh;
  min-height: 100svh;
  padding: 32px 24px;
}
h1 {
  max-width: 20ch;
  margin: 0;
  font: 400 clamp(32px, 6vw, 56px) / 1.1 'Iowan Old Style', Palatino, 'Frank Ruehl CLM', Georgia, serif;
  overflow-wrap: anywhere;
  text-wrap: balance;
}
p {
  max-width: 46ch;
  margin: -12px 0 0;
  color: var(--soft);
  text-wrap: balance;
}
a {
  color: inherit;
}
svg {
  width: 72px;
  fill: none;
  stroke: var(--soft);
  stroke-width: 1.25;
  stroke-linecap: round;
  stroke-linejoin: round;
}
button {
  padding: 14px 32px;
  border: 1px solid;
  border-radius: 999px;
  color: var(--paper);
  background: var(--ink);
  font: inherit;
  cursor: pointer;
}
button:focus-visible {
  outline: 2px solid var(--ink);
  outline-offset: 3px;
}
@media (scripting: none) {
  button {
    display: none;
  }
}
`

/** Allows only our script, the page's style sheet, and images, fonts and media from anywhere, which popups may use. */
const policyFor = (style: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    styleSource(style),
    ...['img', 'font', 'media'].map((kind) => `${kind}-src 'self' data: https:`),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types wisp',
  ].join('; ')

export const plainPage = (page: Omit<Parameters<typeof smallPage>[0], 'style'>): string =>
  smallPage({ ...page, style: STYLE })

/** Headers of a small page with a popup on it. */
export const popupPageHeaders = (style: string): Record<string, string> => ({
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': policyFor(style),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
})

export const PLAIN_HEADERS = popupPageHeaders(STYLE)

/** Headers of a page with a popup of one site, whose storage is that site's. */
export const HOSTED_HEADERS = {
  ...PLAIN_HEADERS,
  'Content-Security-Policy': allowScope(policyFor(STYLE)),
  'Referrer-Policy': HOSTED_REFERRER,
}
