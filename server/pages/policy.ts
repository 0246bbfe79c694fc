/** The Content-Security-Policy of a page: nothing but our script, its own style sheet, and what its parts need. */
import { createHash } from 'node:crypto'
import type { PageDocument } from './document'
import { elementsOf, mediaOf } from './walk'

const unique = (list: string[]): string[] => [...new Set(list)]

/** The targets of its forms, apart from our own server. */
const targetsOf = (page: PageDocument): string[] =>
  unique(
    elementsOf(page).flatMap(({ it }) =>
      it.type === 'form' && it.to && URL.canParse(it.to) ? [new URL(it.to).origin] : [],
    ),
  )

const needsYouTube = (page: PageDocument): boolean =>
  mediaOf({ ...page, variants: [] }).some(({ it }) => 'video' in it && it.video.type === 'youtube')

/** @param page as visitors of its variant see it */
export const policyOf = (page: PageDocument, css: string): string => {
  const targets = targetsOf(page)
  return [
    "default-src 'none'",
    "script-src 'self'",
    ['connect-src', "'self'", ...targets].join(' '),
    `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    // Popups of the site may show on the page, with pictures and fonts from anywhere.
    ...['img', 'font', 'media'].map((kind) => `${kind}-src 'self' data: https:`),
    ...(needsYouTube(page) ? ['frame-src https://www.youtube-nocookie.com'] : []),
    "base-uri 'none'",
    ['form-action', "'self'", ...targets].join(' '),
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types wisp',
  ].join('; ')
}
