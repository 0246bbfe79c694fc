import type { AnyEventName } from './event-names'

export interface WebhookTable {
  id: string
  site_key: string
  /** Only what happens with this popup, page or form; '': all of the site. */
  popup_id: string
  url: string
  /** JSON list of event names. */
  events: string
  /** `whsec_` and base64. */
  secret: string
  /** The one before, which signs too until `old_until`; '' if there is none. */
  old_secret: string
  old_until: number
  /** `off`: nothing is delivered, and `note` says why. */
  state: 'on' | 'off'
  note: string
  /** Since when no delivery has succeeded; null: the last one has. */
  failing_since: number | null
  /** The receiver has asked for no calls until then. */
  held_until: number
  /** The last place in a popup's queue that was given out. */
  last_turn: number
  created_at: number
}

export interface DeliveryTable {
  /** The `webhook-id`, the same for each attempt. */
  id: string
  webhook_id: string
  site_key: string
  /** '' if it belongs to none. */
  popup_id: string
  event: AnyEventName
  /** Exactly what is sent; '' if it is written when it is due. */
  body: string
  /** Id of the cart that it is about, if `body` is written later. */
  subject: string
  /** The delivery's queue: the popup's id for first attempts, which go one after the other; LATER for retries with a due time. */
  lane: string
  /** Place in the queue; null: nothing more is to be done. */
  turn: number | null
  /** Earliest time of the next attempt; while somebody delivers it: the time when that is given up. */
  due_at: number
  attempts: number
  state: 'waiting' | 'delivered' | 'failed'
  /** HTTP status of the last answer; 0 if there was none. */
  status: number
  /** Milliseconds of the last attempt. */
  took: number
  /** The beginning of the last answer, or why there was none. */
  answer: string
  answered_at: number | null
  at: number
}
