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
  ['site-conditions', ':is(.wpcf7 form,.mc4wp-form):has([data-show-if],[data-hide-if])'],
  [
    'site-fields',
    '.use-floating-validation-tip .wpcf7,.wpcf7:has(.use-floating-validation-tip,.wpcf7-acceptance,.wpcf7-exclusive-checkbox,.wpcf7-free-text,.wpcf7-character-count,.wpcf7-validates-as-url)',
  ],
  ['site-refill', '.wpcf7:has([name^=_wpcf7_quiz],[name^=_wpcf7_captcha])'],
  ['site-captcha', 'input[name=g-recaptcha-response],input[name=_wpcf7_recaptcha_response]'],
  ['site-tracking', 'script[data-wisp-tracking],#monsterinsights-frontend-script-js-extra'],
  ['site-embed', '[data-portal-id][data-form-id]'],
]
