/** The reason why an answer has no popups (specification, sections 3 and 4). */
import { object, yes } from '../../values/names'

interface DecodedRestriction {
  /** 'Client restricted', or that this month's views are used up. */
  message: string
  /** Id of the upgrade popup; '' if there is none or it is not due yet. */
  upgrade: string
}

export const decodeRestriction = (raw: Record<string, unknown>): DecodedRestriction => {
  const { id, more_than_two_days } = object(object(raw.client_restriction_setting).upgrade_popup)
  return {
    message: String(raw.message ?? ''),
    upgrade: yes(raw.is_client_restriction) && yes(more_than_two_days) ? String(id ?? '') : '',
  }
}
