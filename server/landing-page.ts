/** A page about one popup, for campaigns that have no site to stand on. The loader shows the popup at once, over it. */
import { createHash } from 'node:crypto'
import type { PopupSettings } from '../shared/popup'
import { direction, type Language } from '../shared/text'
import { escapeHtml } from './html'

const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f2ec, #171a18);
  --glow: light-dark(#fff, #262c29);
  --ink: light-dark(#1d2420, #eef0ec);
}
body {
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 32px;
  box-sizing: border-box;
  min-height: 100vh;
  min-height: 100svh;
  margin: 0;
  padding: 32px 24px;
  color: var(--ink);
  background: radial-gradient(circle at 50% 35%, var(--glow), var(--paper) 70%) fixed var(--paper);
  font: 17px / 1.5 system-ui, sans-serif;
  text-align: center;
}
h1 {
  max-width: 20ch;
  margin: 0;
  font: 400 clamp(32px, 6vw, 56px) / 1.1 'Iowan Old Style', Palatino, 'Frank Ruehl CLM', Georgia, serif;
  overflow-wrap: anywhere;
  text-wrap: balance;
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

const WORDS: Record<Language, { open: string; script: string }> = {
  en: { open: 'Open', script: 'This page needs JavaScript, which is switched off in your browser.' },
  he: { open: 'פתיחה', script: 'לדף זה נדרש JavaScript, והוא כבוי בדפדפן שלך.' },
}

/** Nothing but our script, this style, and what popups bring along: pictures, fonts and films of anywhere. */
export const LANDING_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  ...['img', 'font', 'media'].map((kind) => `${kind}-src 'self' data: https:`),
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types wisp',
].join('; ')

type Shown = Pick<PopupSettings, 'id' | 'name' | 'type' | 'language'>

/** An embedded popup has its place; any other is opened again by a button once it was closed. */
const body = ({ id, type, language }: Shown): string =>
  type === 'embedded'
    ? `<div data-id="${escapeHtml(id)}"></div>`
    : `<button type="button" data-wisp-action="open" data-wisp-popup="${escapeHtml(id)}">${WORDS[language].open}</button>`

export const landingPage = (popup: Shown, tag: string): string => {
  const { language, name } = popup
  return `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
${tag}
</head>
<body>
<h1>${escapeHtml(name)}</h1>
${body(popup)}
<noscript>${WORDS[language].script}</noscript>
</body>
</html>
`
}
