/** The events of webhooks. */
export const EVENTS = ['lead.created', 'prize.won', 'popup.closed', 'cart.abandoned', 'form.submitted'] as const

export type EventName = (typeof EVENTS)[number]

/** Sent by hand, whatever a webhook has chosen. */
export const TEST_EVENT = 'webhook.test'

export type AnyEventName = EventName | typeof TEST_EVENT

export const isEvent = (name: string): name is EventName => EVENTS.some((event) => event === name)
