/** Leads and reports as they wait in storage until the server has received them. */

import type { CloseTrigger } from '../model/close-trigger'
import type { ShowRequest } from '../model/display-queue'
import type { Page } from '../model/page'
import type { Popup } from '../model/popup'
import type { RunChunk } from '../model/popups'
import type { Lead, Receipt } from './lead'

/** Reports of one view of a popup. */
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

/** Named by the server to run, it reports that no popup may show, and offers what the server does instead. */
export interface Reporting extends RunChunk {
  /** Reports of one view of a popup; the view is stored under `name` already. */
  showing(request: ShowRequest, popup: Popup, name: string): Showing
  /** Sends everything in the outbox, from this page and earlier ones. */
  flush(page: Pick<Page, 'load' | 'send' | 'storage'>): Promise<void>
  /** Sends what earlier pages left, and reports a known visitor's session once per visit. */
  begin(page: Page): Promise<void>
}
