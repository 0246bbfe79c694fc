/**
 * What `npm test` leaves to `npm run test:all`. Every file of units, server and documents is in both, some of the server's in
 * part; of the browser, `npm test` has the first paths of each area on the build that ships. What it leaves out of the files
 * that it has, by the places of cases, is in test/support/everyday-share.ts.
 */

/** `npm test` sets it (test/run.js). A file that is run by its name is run whole. */
export const isComplete = process.env.WISP_TESTS !== 'everyday'

/** `npm test` or `npm run test:all`, and not single files. */
export const isWholeRun = Boolean(process.env.WISP_TESTS)

/** Files of test/browser/ that only the complete run has, and why the other can do without. */
export const COMPLETE_ONLY: Record<string, string[]> = {
  'measures that need a whole browser or many repetitions': ['speed', 'leaks', 'background'],
  'every place and every size, where units prove the arithmetic': [
    'page-shifts',
    'positions',
    'screens',
    'bars-and-headers',
    'bars-on-pages',
    'teaser-places',
    'games/designs',
    'games/motion',
    'games/formats',
    'looks-of-types',
    'looks-of-inspector',
    'own-pictures',
    'picture-boxes',
    'site/header',
  ],
  'every design once more, beside looks (its picture, its contrast) and formats (its size, its words, its way to the thanks)':
    ['designs', 'focus-rings', 'formats-letters'],
  'further screens of designs in longer words, and designs in Japanese, beside translated-designs and translations': [
    'translated-screens',
    'japanese-designs',
  ],
  'what few popups have, where units prove it and looks draws it': ['motion', 'brand-fonts', 'threshold'],
  'each widget in full, where units prove its rules, beside widgets, forms and form-fields, which use each': [
    'widget-date',
    'widget-phone',
    'widget-select',
  ],
  'input methods in each piece, beside unlikely-values, which has them in a popup': ['composing'],
  'further pages that break the browser’s own things, beside clobbering, host-pages and pages-that-interfere': [
    'clobbered-templates',
  ],
  'shops one by one, where units prove each adapter and stores/products a popup in each shop': [
    'stores/back-forward',
    'stores/cart-changes',
    'stores/consent',
    'stores/failures',
    'stores/product-buttons',
    'stores/product-sizes',
    'stores/reports',
    'stores/wix-cart-changes',
  ],
  'replies of contact forms one by one, where units prove their reading and site/contact-requests what is sent': [
    'site/contact-captcha-image',
    'site/contact-failures',
    'site/contact-fields',
    'site/contact-invalid',
    'site/contact-look',
    'site/contact-pages',
    'site/contact-statuses',
  ],
  'gestures and kinds of content in the gallery, beside site/gallery-window and site/gallery-links': [
    'site/gallery-accessibility',
    'site/gallery-address',
    'site/gallery-content',
    'site/gallery-drag',
    'site/gallery-inline',
    'site/gallery-items',
    'site/gallery-markup',
    'site/gallery-pinched',
    'site/gallery-thumbs',
    'site/gallery-zoom',
  ],
  'components of pages in full, beside page-builder/docs, which has one of each': [
    'page-builder/both-formats',
    'page-builder/date',
    'page-builder/hits',
    'page-builder/menu',
    'page-builder/toasts',
    'page-builder/video',
    'page-builder/widget',
  ],
  'what still runs by the real clock, with margins of a second or less': [
    'page-builder/countdown',
    'site/contact-waits',
  ],
  'rows of a table that units prove too': ['embedded-views', 'live-targeting', 'inspector-hosts', 'messenger'],
}

/**
 * Files of test/browser/ of which `npm test` runs a twentieth (test/support/everyday-runner.ts), and why that says enough. Their
 * cases do not depend on each other.
 */
export const IN_PART: Record<string, string[]> = {
  'tables of pages and visitors, which units and server suites prove by rows': [
    'routes',
    'tag-ways',
    'sandbox',
    'inherited-names',
    'visitor',
    'targeting',
    'visitor-settings',
    'preview',
    'tags',
    'api',
    'redirects',
    'people-count',
    'explain',
    'privacy',
    'inspector',
    'triggers',
    'moments',
    'calm-windows',
    'weight',
  ],
  'a form in each state and what becomes of a lead, beside lead-capture and lead-at-risk, which run whole': [
    'outbox',
    'reports',
    'submission',
    'failures',
    'press-after-typing',
    'early-submit',
    'unlikely-values',
    'form-fields',
    'steps',
    'polls',
  ],
  'ways to open and close, by type and by where the focus is': [
    'escape',
    'closing',
    'lightbox-closing',
    'low-windows',
    'opened-by-press',
    'teaser',
    'edges',
    'keyboard',
    'modal-focus',
    'action-buttons',
    'consent',
    'embedded',
    'several-tabs',
    'page-comes-first',
    'frames-of-the-page',
    'scrolling-boxes',
    'countdown',
    'lightbox',
    'bar',
    'back-forward-cache',
  ],
  'markup and names of hostile pages, beside host-pages': ['visitors-markup', 'clobbering'],
  'each game and its ends, whose draws the server suites prove': ['games/server', 'games/endings', 'games/wheel'],
  'products in each shop and design': ['products', 'stores/products', 'shop'],
  'each proxy, ways in which an answer comes, and builds that follow each other, whose rules server suites prove': [
    'proxies',
    'updates',
    'answer-inside',
    'packs',
  ],
  'designs in longer words and hovered, popups in each language, and what parts draw, beside formats and looks': [
    'translated-designs',
    'hovered-buttons',
    'translations',
    'languages',
    'parts',
  ],
  'pages of our own': ['desk-pictures', 'desk-pages', 'design-gallery', 'own-preview', 'colours'],
  'components of pages, whose rules units prove': [
    'page-builder/popups',
    'page-builder/forms',
    'page-builder/actions',
    'page-builder/hidden',
    'page-builder/opened-popups',
    'page-builder/later',
  ],
  'scripts of marketing sites, whose rules units prove': [
    'site/popup',
    'site/embed',
    'site/callback',
    'site/tracking',
    'site/submenu',
    'site/newsletter',
    'site/contact-own',
    'site/contact-requests',
    'site/loader',
    'site/captcha',
    'site/demo',
    'site/contact-releases',
    'site/docs-gallery',
    'site/gallery-window',
    'site/gallery-links',
    'site/gallery-paging',
    'site/form-outbox',
  ],
}

/** Files of test/server/ of which `npm test` runs a twentieth in the same way. */
export const SERVER_IN_PART: Record<string, string[]> = {
  'pictures by their kinds and by random addresses, whose arithmetic units prove': [
    'images',
    'image-addresses',
    'picture-promises',
  ],
  'what can be wrong at a start and with a build, each in a server of its own, beside operation and durability': [
    'startup',
    'updates',
    'bounded',
  ],
  'commands, whose actions other suites prove': ['cli', 'cli-pages', 'weight'],
}

/** On React, `npm test` only draws a popup of every type, with its parts and a form: one file that imports theirs, for one worker, and of it the first cases. */
const EVERYDAY_ON_REACT = 'test/browser/everyday-on-react.ts'

/** Files of test/server/ that only the complete run has, and why the other can do without. */
export const SERVER_COMPLETE_ONLY: Record<string, string[]> = {
  'builds the product once more, as it is developed': ['development'],
}

/** @param path of the file */
export const runsInPart = (path: string): boolean =>
  [
    EVERYDAY_ON_REACT,
    ...Object.values(IN_PART).flat().map(fileOf),
    ...Object.values(SERVER_IN_PART)
      .flat()
      .map((name) => `test/server/${name}.test.ts`),
  ].some((file) => path.endsWith(`/${file}`))

const fileOf = (name: string): string => `test/browser/${name}.test.ts`

/** Patterns of the server suites that this run leaves out. */
export const leftOutOfServer: string[] = isComplete
  ? []
  : Object.values(SERVER_COMPLETE_ONLY)
      .flat()
      .map((name) => `test/server/${name}.test.ts`)

/** Patterns of the browser suites of this run. */
export const browserFiles = (framework: 'preact' | 'react'): { include: string[]; exclude: string[] } => {
  if (isComplete) return { include: [fileOf('**/*')], exclude: [] }
  if (framework === 'react') return { include: [EVERYDAY_ON_REACT], exclude: [] }
  return { include: [fileOf('**/*')], exclude: Object.values(COMPLETE_ONLY).flat().map(fileOf) }
}
