/** The marks of a marketing site's pieces: the classes of the originals, or our own attributes. */

/** A form in such a piece waits for it before it is sent. */
export const HOLDS = true

/**
 * A piece's name (that of its chunk without `site-`), the elements that it makes work, and more: that forms wait for it, or the
 * variable with which the original's settings make it work on the whole page.
 */
type Piece = [name: string, selector: string, more?: typeof HOLDS | string]

export const PIECES: Piece[] = [
  ['header', '[data-wisp-header]'],
  ['submenu', '[data-wisp-submenu]'],
  ['callback', '[data-wisp-callback]'],
  ['contact', '.wpcf7', HOLDS],
  // With an action it is a button that opens a popup of wisp.js.
  ['popup', '[data-wisp-popup]:not([data-wisp-action])'],
  ['newsletter', '.mc4wp-form', HOLDS],
  ['newsletter-return', '.mc4wp-form-submitted,script[data-wisp-newsletter]'],
  ['conditions', ':is(.wpcf7 form,.mc4wp-form):has([data-show-if],[data-hide-if])'],
  [
    'fields',
    '.use-floating-validation-tip .wpcf7,.wpcf7:has(.use-floating-validation-tip,[class*=-acc],[class*=-excl],[class*=-free],[class*=-count],[class*=as-url])',
  ],
  ['refill', '.wpcf7:has([name^=_wpcf7_quiz],[name^=_wpcf7_captcha])'],
  ['captcha', 'input[name=g-recaptcha-response],[name=_wpcf7_recaptcha_response]'],
  ['tracking', 'script[data-wisp-tracking]', 'monsterinsights_frontend'],
  ['embed', '[data-portal-id][data-form-id]'],
  // Which of them open in the gallery is decided there.
  [
    'gallery',
    '[data-wisp-gallery],[data-wisp-gallery] a,[class*=fancybox],:is(a,area):is([href*=".jp"i],[href*=".png"i],[href*=".webp"i],[href*=".gif"i],[href*=".avif"i],[href*=".bmp"i])',
  ],
]
