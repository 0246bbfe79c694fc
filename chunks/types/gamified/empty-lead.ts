import type { Lead } from '../../../shared/reporting/lead'
import type { Live } from '../../core/ui/index'

/** Of a game that asks for nothing. */
export const emptyLead = ({ elapsed, submissionId }: Live): Lead => ({
  ...{ submissionId, fields: {}, extraFields: [], trap: '' },
  elapsed: elapsed(),
})
