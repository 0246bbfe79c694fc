import type { Lead } from '../../shared/reporting'
import type { Live } from '../ui/index'

/** Of a game that asks for nothing. */
export const emptyLead = ({ elapsed, submissionId }: Live): Lead => ({
  ...{ submissionId, fields: {}, extraFields: [], trap: '' },
  elapsed: elapsed(),
})
