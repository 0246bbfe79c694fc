import { reportRejection } from '../../../shared/page/platform/dom'
import { LEAD_PREFIX } from '../../../shared/page/storage/records'
import type { Lead } from '../../../shared/page/visit/lead'
import type { Live } from '../../core/ui/index'

/** Keeps a lead while its form waits for the checks: if the popup is closed meanwhile, it is sent as it is. */
export const createWaitingLead = ({ context, converted }: Live) => {
  let lead: Lead | undefined
  return {
    keep(newLead: Lead): void {
      lead = newLead
      context.keep(newLead)
    },
    drop(): void {
      const { storage } = context.page
      const name = `${LEAD_PREFIX}${lead?.submissionId ?? ''}` as const
      if (lead && storage.get(name)?.draft) {
        storage.set(name, undefined)
        // Now, before another tab sends what was refused.
        storage.flush()
      }
      lead = undefined
    },
    stop(): void {
      if (!lead) return
      converted()
      reportRejection(context.convert(lead))
    },
  }
}
