/**
 * What each receiver is: the variables that it needs, and what it does with an event.
 *
 * @typedef {import('./fields.js').Event} Event
 * @typedef {{ env: Record<string, string | undefined>, mapping: Record<string, string> }} Settings
 * @typedef {{ needs: string[], receive(event: Event, settings: Settings): Promise<string> }} Receiver `receive` resolves with a
 *   word on what was done, which Wisp keeps with the delivery
 */

/** Nothing to do for a service of contacts: nobody has given an address. */
export const NO_EMAIL = 'skipped: no email address'

/** Who closes a popup or leaves a cart may be known, but has signed up to nothing. */
const SIGN_UPS = ['lead.created', 'form.submitted', 'prize.won']

/** The address that a visitor has just given; '' without one. @param {Event} event */
export const emailOf = ({ type, data }) => (SIGN_UPS.includes(type) ? `${data.email ?? ''}`.trim() : '')
