/** Types of the desk's API about webhooks (`/desk/api/webhooks`). */

/** GET /desk/api/webhooks?site=. Without `site`, or if that has none, of the first site that has any. */
export interface WebhooksAnswer {
  /** Key of the site; '' if no site has any. */
  site: string
  /** Keys of all sites that have any, sorted. */
  sites: string[]
  webhooks: WebhookRow[]
}

export interface WebhookRow {
  id: string
  url: string
  /** Name of the popup, page or form that it is told of; '' for all of the site. */
  popup: string
  events: string[]
  on: boolean
  /** Reason why it is off. */
  note: string
  /** ISO time since when nothing was delivered. */
  failingSince?: string
  /** Number of deliveries that wait: at most one more than `MAX_COUNTED_ROWS`. */
  waiting: number
  /** The last ones, newest first. */
  deliveries: DeliveryRow[]
}

export interface DeliveryRow {
  id: string
  /** ISO time. */
  at: string
  event: string
  state: 'waiting' | 'delivered' | 'failed'
  attempts: number
  /** HTTP status of the last answer; 0 if there was none. */
  status: number
  /** Milliseconds. */
  took: number
  /** The beginning of the last answer, or why there was none. */
  answer: string
  /** ISO time of the next attempt. */
  next?: string
}
