/**
 * What each receiver is: the variables that it needs, and what it does with an event.
 *
 * @typedef {import('./fields.js').Event} Event
 * @typedef {{ env: Record<string, string | undefined>, mapping: Record<string, string> }} Settings
 * @typedef {{ needs: string[], receive(event: Event, settings: Settings): Promise<string> }} Receiver `receive` resolves with a
 *   word on what was done, which Wisp keeps with the delivery
 */

/** Nothing to do for a service of contacts: there is no address. */
export const NO_EMAIL = 'skipped: no email address'

/** @param {Event} event */
export const emailOf = ({ data }) => `${data.email ?? ''}`.trim()
