/**
 * The memory of the outbox of one page. It hangs on the page's storage, because this code may come twice: in the report chunk,
 * and in the presence chunk.
 */

import type { Page } from '../../../shared/page/model/page'
import type { Stop } from '../../../shared/page/platform/dom'
import { createTable } from '../../../shared/page/platform/table'
import type { Conversion } from '../../../shared/page/storage/records'
import type { Receipt } from '../../../shared/page/visit/lead'

const createMemory = () => ({
  /** View ids from the server, by showing. */
  viewIds: createTable<string>(),
  /**
   * Leads that this page has tried to send and the server has not answered. Whatever happens to storage meanwhile, they
   * stay here: of all that a lead may be missing there for, only the server's answer proves that it has arrived. If another
   * tab was quicker, the server knows the lead by its id.
   */
  leads: createTable<Conversion, `outbox.${string}`>(),
  /** Entries that wait for a retry, with a function that ends the wait. */
  retries: createTable<Stop>(),
  /** Callers that wait for the result of the next attempt. */
  receiptListeners: createTable<((receipt: Receipt) => void)[]>(),
  /** Queues that are being sent: a second flush joins the first. */
  activeQueues: createTable<Promise<void>>(),
  heldLocks: new Set<string>(),
  /** True once somebody listens for the browser to come online. */
  listening: false,
})

type Memory = ReturnType<typeof createMemory>

export const memoryOf = ({ storage }: Pick<Page, 'storage'>): Memory => {
  storage.outbox ??= createMemory()
  return storage.outbox as Memory
}
