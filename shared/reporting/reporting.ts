/** What the report chunk exports. */

import type { CloseTrigger } from '../model/close-trigger'
import type { ShowRequest } from '../model/display-queue'
import type { Page } from '../model/page'
import type { Popup } from '../model/popup'
import type { RunChunk } from '../model/popups'
import type { Lead, Receipt } from './lead'

/** What the server is told of a popup that is on the screen. */
interface Showing {
  /** Sends its view, which is kept already. */
  viewed(): void
  /** Not told of after a conversion, but for games. */
  closed(trigger: CloseTrigger): void
  /** A form is about to complete a lead that is kept already: no other tab sends it meanwhile. */
  drafted(lead: Lead): void
  /** Sends a lead that is kept already; ends with what came of the first try. */
  convert(lead: Lead): Promise<Receipt>
}

/** Named by the server to run, it reports that no popup may show, and offers what the server does instead. */
export interface Reporting extends RunChunk {
  /** What is told of one showing of a popup; its view is kept under `name` already. */
  showing(request: ShowRequest, popup: Popup, name: string): Showing
  /** Sends all that waits, of this page and of earlier ones. */
  flush(page: Pick<Page, 'load' | 'send' | 'storage'>): Promise<void>
  /** Sends what earlier pages left, and tells of the session of somebody who is known by a lead or a store, once a visit. */
  begin(page: Page): Promise<void>
  /** Keeps who the visitor is, as the site says, and reports what follows from it. */
  identify(page: Page, who: { email?: string; customerId?: string }): Promise<void>
}
