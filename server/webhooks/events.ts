/** What webhooks are told of. */
export const EVENTS = ['lead.created', 'prize.won', 'popup.closed', 'cart.abandoned', 'form.submitted'] as const

export type HappeningName = (typeof EVENTS)[number]

/** Sent by hand, whatever a webhook has chosen. */
export const TEST_EVENT = 'webhook.test'

export type EventName = HappeningName | typeof TEST_EVENT

export const isEvent = (name: string): name is HappeningName => EVENTS.some((event) => event === name)
