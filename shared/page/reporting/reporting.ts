/**
 * The interface of the report chunk, which sends leads and reports from storage to the server. An open popup has `showing` from
 * the presence chunk.
 */

import type { Popup } from '../../model/popup'
import type { Page } from '../model/page'
import type { RunChunk } from '../model/popups'
import type { CloseTrigger } from '../visit/close-trigger'
import type { Lead, Receipt } from '../visit/lead'

/** Reports one showing of a popup: its view, then a conversion or a close. */
interface Showing {
  /** Sends the view, which is stored already. */
  viewed(): void
  /** Reports the close, except after a conversion (games do report it). */
  closed(trigger: CloseTrigger): void
  /** The form is completing a draft: stops other tabs from sending it meanwhile. */
  drafted(lead: Lead): void
  /** Sends a lead that is stored already; resolves with the result of the first try. */
  convert(lead: Lead): Promise<Receipt>
}

/** `run`, for an answer that allows no popup, reports that, and opens the upgrade popup if the answer names one. */
export interface Reporting extends RunChunk {
  /** @param name id of the showing, under which the view is stored already */
  showing(page: Page, popup: Popup, trigger: string, name: string): Showing
  /** Sends a lead of a form that is no popup, which is stored already; resolves with the result of the first try. */
  give(page: Page, submissionId: string): Promise<Receipt>
  /** Sends everything in the outbox, from this page and earlier ones. */
  flush(page: Pick<Page, 'conversion' | 'json' | 'load' | 'send' | 'storage'>): Promise<void>
  /** Sends what earlier pages left, and reports a known visitor's session once per visit. */
  begin(page: Page): Promise<void>
}
