/** A marketing site, as its small scripts (wisp-site.js and the chunks that it loads) know it. */
import type { Stop } from '../platform/dom'

/** The `detail` of a contact form's events. */
export interface Detail extends Record<string, unknown> {
  status: string
  apiResponse?: Record<string, unknown>
}

/** The second half of a header: what is below it stays where it is. */
export interface HeaderHoldChunk {
  /**
   * @param setSmall gives the bar its look
   * @returns what gives it a look by `set`, and says how much shorter the page is nevertheless; and its end
   */
  createHold(bar: Element, setSmall: (isSmall: boolean) => void): [change: (isSmall: boolean) => number, stop: Stop]
}

/** Common to all pieces of a site. */
export interface Site {
  /** Origin of our server, without a slash at its end: where forms go unless the page names another server. */
  server: string
  /** True if anything may be kept in this browser beyond the visit to the page. */
  consented(): boolean
  /** Fetches a chunk, once. */
  load<T>(chunk: string): Promise<T>
}

/** A chunk that makes one kind of element work. */
export interface PieceChunk {
  /** Called once for each element; the result undoes it, when the element has left the page. */
  attach(element: Element, site: Site): Stop
}

/** The parts of a contact form that the chunk for newer forms needs. */
export interface NewerContact {
  wrapper: Element
  form: HTMLFormElement
  site: Site
  submission: {
    /** @param output class of the place of the message */
    setStatus(status: string, output?: string): void
    tell(name: string, detail: Detail): void
    changed(status: string, before: string): void
    clear: Stop
  }
  isSending(): boolean
}

/** The newer duties of Contact Form 7, from 5.4 on: it tells of resets, and checks a field when it is left. */
export interface NewerContactChunk {
  watch(contact: NewerContact): Stop
}

export interface ContactRulesChunk {
  /** @returns checks the field that this element belongs to, and marks it; nothing where the server has no rules for it */
  fetchRules(contact: NewerContact): Promise<(target: Element) => void>
}

/** The second half of the rules, fetched beside them. */
export interface ContactMarkChunk {
  /** @param error what is wrong with the field of this wrap; '' if nothing is */
  mark(contact: NewerContact, wrap: Element, name: string, error: () => string): void
}

/** Type of the event that a contact form dispatches before it is sent. */
export const BEFORE_SEND = 'wisp:before-send'

/** The event's detail: a listener may have the form wait, for instance for a captcha's token. */
export interface BeforeSend {
  /** A promise that rejects or takes too long holds nothing up. */
  wait(promise: Promise<unknown>): void
}

/** Dispatched on `document` when the conditional elements of a form were evaluated for another reason than a visitor's input. */
export const CONDITIONS_EVALUATED = 'wisp:conditions'

/** A message to analytics about a link. */
export type Hit = [event: string, parameters: Record<string, unknown>]

/** The second half of tracking, loaded when the page has loaded. */
export interface LinksChunk {
  /**
   * @param kindOf what only links of its kind have; undefined for a link that is not counted
   * @param id where hits go; '' for everywhere
   */
  watchPresses(kindOf: (url: URL, category: string) => Hit | undefined, id: string): Stop
  watchHash(id: string): Stop
}

/** A form of a marketing service. */
export interface EmbeddedForm {
  portalId: string
  formId: string
  region: string
  /** Address of the service's script. */
  src: string
  /** Address of a page of the service that shows the form. */
  link: string
}

/** The second half of an embed, loaded when its element comes near the screen. */
export interface EmbedFormChunk {
  /**
   * Has the service build the form in the element.
   * @param ready the form is there, in this element
   * @returns its remove; undefined if the service is blocked
   */
  createForm(element: HTMLElement, form: EmbeddedForm, ready: (holder: HTMLElement) => void): Promise<Stop | undefined>
}
