/** What a page tells the server, by the report chunk. */

import type { ShowRequest } from '../model/display-queue'
import type { Page } from '../model/page'
import type { CloseTrigger, Popup } from '../model/popup'
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

/** What the report chunk exports. */
export interface Reporting {
  /** What is told of one showing of a popup; its view is kept under `name` already. */
  showing(request: ShowRequest, popup: Popup, name: string): Showing
  /** Sends all that waits, of this page and of earlier ones. */
  flush(page: Pick<Page, 'load' | 'send' | 'storage'>): Promise<void>
  /** Sends what earlier pages left, and tells of the session of somebody who is known by a lead or a store, once a visit. */
  begin(page: Page): Promise<void>
  /** The server lets no popup show: told of with its message. Where it has an upgrade popup for that, `offer` is called with its id. */
  limited(page: Page, answer: Record<string, unknown>, offer: (id: string) => void): void
}
