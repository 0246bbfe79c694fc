/** How the pieces of a marketing site are marked: by the classes of the originals, or by our own attributes. */

/** A piece's chunk, the elements that it makes work, and whether a form in them waits for it before it is sent. */
type Piece = [chunk: string, selector: string, holds?: true]

export const PIECES: Piece[] = [
  ['site-header', '[data-wisp-header]'],
  ['site-submenu', '[data-wisp-submenu]'],
  ['site-callback', '[data-wisp-callback]'],
  ['site-contact', '.wpcf7', true],
  // With an action it is a button that opens a popup of wisp.js.
  ['site-popup', '[data-wisp-popup]:not([data-wisp-action])'],
  ['site-newsletter', '.mc4wp-form', true],
  ['site-newsletter-return', '.mc4wp-form-submitted,script[data-wisp-newsletter]'],
  ['site-conditions', '.mc4wp-form:has([data-show-if],[data-hide-if])'],
  ['site-captcha', 'input[name=g-recaptcha-response],input[name=_wpcf7_recaptcha_response]'],
  ['site-tracking', 'script[data-wisp-tracking],#monsterinsights-frontend-script-js-extra'],
  ['site-embed', '[data-portal-id][data-form-id]'],
]
