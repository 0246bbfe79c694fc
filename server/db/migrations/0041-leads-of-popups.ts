import type { LargeIndex } from '../large-index'

/** The newest leads of one popup, for lists of a site's leads. */
export const leadsOfPopups: { index: LargeIndex } = {
  index: { name: 'conversion_popup_id_lead_at_id', on: 'conversion', columns: ['popup_id', 'lead', 'at', 'id'] },
}
