/** Newsletter forms, as the scripts of a site know them, and what our chunks know of each other. */
import type { Site } from './site'

/** The kind of a form's message. */
export type MessageKind = 'success' | 'error' | 'notice'

export interface NewsletterForm {
  id: number
  element: HTMLFormElement
  name: string
  errors: unknown
  /** True once the visitor has been in it. */
  started: boolean
  getData(): Record<string, unknown>
  setData(data: unknown): void
  /** @param kind without one, the message is markup of the original, of which only the words are shown */
  setResponse(message: string, kind?: MessageKind): void
  reset(): void
}

/** Says to the site's scripts what has happened to a form. */
export type NewsletterNotifier = (form: NewsletterForm, event: string, ...args: unknown[]) => void

/** The chunk that sends forms to our server. */
export interface NewsletterSendChunk {
  /** @returns sends the form, unless it is being sent */
  createSender(
    form: NewsletterForm,
    site: Site,
    notify: NewsletterNotifier,
  ): Promise<(submitter: HTMLElement | null) => Promise<void>>
}

export interface NewsletterHiddenChunk {
  hideFields(form: HTMLFormElement): void
}

/** The chunk of all newsletter forms. */
export interface NewsletterChunk {
  /** Offers `mc4wp.forms`. @returns false where the original's script runs */
  install(): boolean
  /** @param which an id, a form or an element in it */
  get(which: unknown): NewsletterForm
  tell: NewsletterNotifier
}
