/**
 * Every word that visitors of popups read and the owner did not write (specification, sections 5 and 8), by the part of Wisp that says it.
 * A chunk holds only the groups that it imports (`build/plugins/copies.ts`). Other languages are in `translations/`.
 */

export const calendar = {
  chooseDate: 'Choose a date',
  changeDate: 'Change the date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseMonth: 'Month',
  chooseYear: 'Year',
  dateHint: 'dd/mm/yyyy',
}

export const coupon = { copied: 'Copied', byHand: 'Could not copy. The code:' }

/** The visitor's answer to a message that is a guess. */
export const doubt = { right: 'It is right' }

/** A game whose prize could not be drawn. */
export const draw = { drawFailed: 'We could not reach the shop. Your turn is not lost: please try again.' }

export const email = { didYouMean: 'Did you mean {email}?' }

export const form = { sent: 'Sent successfully!' }

/** Stands around every popup. */
export const frame = {
  close: 'Close',
  credit: 'Made with Wisp',
  busy: 'Sending …',
  kept: 'Not sent yet. Your details are kept here and will be sent as soon as possible.',
}

export const gift = { giftBox: 'Gift box' }

export const phone = { country: 'Country of the phone number' }

/** For owners. */
export const preview = {
  notice: 'This is a preview of your popup. Please note that submission will not be functional.',
  refused: 'A preview: nothing was sent',
}

/** A card of a product. `now` and `before` are for screen readers, before its two prices. */
export const product = {
  add: 'Add to cart',
  view: 'View product',
  adding: 'Adding to cart …',
  added: 'Added to cart',
  'sold-out': 'Sold out',
  'in-cart': 'All that is left is already in your cart.',
  failed: 'That did not work. Please try again.',
  now: 'Now',
  before: 'Regular price',
}

export const scratch = { reveal: 'Reveal' }

export const select = { search: 'Search...', none: 'No results found' }

/** One form for each way to count of the language, in the order of `Intl.PluralRules`. */
export const shares = { votes: '{count} vote / {count} votes' }

/** Tells visitors their place in a form of several steps. */
export const steps = { stepOf: 'Step {step} of {count}' }

export const teaser = { hide: 'Hide' }

/** The line towards an amount. True for every goal: an amount may lead to anything. */
export const threshold = { cartValue: 'Value of the cart' }

/** Under the digits of a countdown. Always plural, so that the layout does not shift. */
export const units = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' }

export const waiting = { skip: 'Skip', canClose: 'You can close this now' }

export const wheel = { spin: 'Spin' }
