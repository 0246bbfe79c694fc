import type { Lead } from '../../../shared/page/visit/lead'
import type { Live } from '../../core/ui/index'

/** The lead of a game that asks for none. */
export const emptyLead = ({ elapsed, submissionId }: Live): Lead => ({
  submissionId,
  fields: {},
  extraFields: [],
  trap: '',
  elapsed: elapsed(),
})
