import type { Tables } from '../db/schema/index'
import { newRowId } from '../lib/ids'
import type { Counted } from '../results/counting'

export interface NewReport extends Counted {
  /** Id given by the browser, the same on every retry; '' from scripts that send none. */
  reportId: string
  viewerId: string
  clientId: string
  trigger: string
  url: string
  email: string
  store: string
  customerId: string
}

export const toRow = (
  kind: Tables['report']['kind'],
  { reportId, popupId, viewerId, clientId, customerId, siteKey: _, segment: __, ...rest }: NewReport,
) => ({
  id: newRowId(),
  report_id: reportId || null,
  view_id: null as string | null,
  answer_id: null as string | null,
  popup_id: popupId,
  kind,
  viewer_id: viewerId,
  client_id: clientId,
  customer_id: customerId,
  ...rest,
  at: Date.now(),
})

export type Row = ReturnType<typeof toRow>
