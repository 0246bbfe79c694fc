/** A lead as the server stores it, without anything that its visitor has said. */
import { SEGMENT } from './segment'
import { LEAD_POPUP, OPEN_SITE } from './shop'

export const LEAD = {
  siteKey: OPEN_SITE,
  segment: SEGMENT,
  popupId: LEAD_POPUP,
  viewerId: '',
  clientId: '',
  target: 'lead' as const,
  lead: true,
  suspect: false,
  problems: {},
  fields: {},
  consent: '',
  trigger: '',
  url: '',
  elapsed: undefined,
  trap: '',
  facts: {},
}
