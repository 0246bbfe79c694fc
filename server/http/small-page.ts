/** The frame of the server's own small pages: one column, with a style sheet of its own. */
import { createHash } from 'node:crypto'
import { direction, type Language } from '../../shared/model/text'
import { escapeHtml } from '../lib/markup'

interface SmallPage {
  language: Language
  title: string
  /** CSS. */
  style: string
  /** HTML. */
  head?: string
  /** HTML. */
  body: string
}

export const smallPage = ({ language, title, style, head = '', body }: SmallPage): string => `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
${head}
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`

/** Allows this style sheet in a Content-Security-Policy. */
export const styleSource = (style: string): string =>
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`
