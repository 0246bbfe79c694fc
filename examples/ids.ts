/**
 * The ids of the examples in the demo, whose pages name them. The files name none, so that they can be imported beside it,
 * and more than once.
 */

/** By the file below `examples/`. */
export const POPUP_IDS = new Map([
  ['ask-us.json', 'demoaskus0001'],
  ['countdown-bar.json', 'demotopbar001'],
  ['newsletter.json', 'demolightbox1'],
  ['stores/shopify/after-lead.json', 'shopaftrlead1'],
  ['stores/shopify/free-delivery-bar.json', 'shopdelivery1'],
  ['stores/shopify/recently-viewed.json', 'shoprecent001'],
  ['stores/shopify/still-in-cart.json', 'shopincart001'],
  ['stores/wix/after-lead.json', 'wixafterlead1'],
  ['stores/wix/free-delivery-bar.json', 'wixdelivery01'],
  ['stores/wix/recently-viewed.json', 'wixrecent0001'],
  ['stores/wix/still-in-cart.json', 'wixincart0001'],
  ['types/corner-note.json', 'democorner001'],
  ['types/full-season.json', 'demoseason001'],
  ['types/gift-box.json', 'demogiftbox01'],
  ['types/inline-letter.json', 'demoinline001'],
  ['types/pocket-offer.json', 'demopocket001'],
  ['types/reading.json', 'demoreading01'],
  ['types/remind.json', 'demoremind001'],
  ['types/sale-countdown.json', 'demosale00001'],
  ['types/scratch-card.json', 'demoscratch01'],
  ['types/side-story.json', 'demostory0001'],
  ['types/still-here.json', 'demobrowsing1'],
  ['types/talk-to-us.json', 'demotalk00001'],
  ['types/ticker-bar.json', 'demoticker001'],
  ['types/two-steps.json', 'demotwosteps1'],
  ['types/wheel-of-clay.json', 'demowheel0001'],
])

/** By the name of the file. The demo's addresses are its own, too: a server has each once. */
export const PAGE_NAMES = new Map([
  ['halfmoon.json', { id: 'halfmoon00001', slug: 'halfmoon' }],
  ['night-of-clay.json', { id: 'nightofclay01', slug: 'night-of-clay' }],
  ['second-wind.json', { id: 'secondwind001', slug: 'second-wind' }],
])

/** By the name of the file. */
export const FORM_NUMBERS = new Map([
  ['callback-he.json', 112],
  ['callback.json', 102],
  ['contact-he.json', 111],
  ['contact.json', 101],
  ['newsletter-he.json', 113],
  ['newsletter.json', 103],
])
