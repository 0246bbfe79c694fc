import type { NewerContact } from '../../../shared/page/model/site'
import { bare } from '../../../shared/page/platform/safe-dom'
import { VALIDATING } from '../../../shared/wire/page/site/contact'

const STATUS = 'data-status'

/**
 * Sets the status of the form while a field is checked. Afterwards the former one is set again, unless the page has sent
 * the form meanwhile.
 */
export const whileValidating = ({ form, submission }: NewerContact, mark: () => void): void => {
  const get = bare(form, 'getAttribute')
  const before = get(STATUS)
  const setStatus = (status: string, instead: string): void => {
    bare(form, 'classList').replace(instead, status)
    bare(form, 'setAttribute')(STATUS, status)
    submission.changed(status, instead)
  }
  if (before) setStatus(VALIDATING, before)
  mark()
  if (before && get(STATUS) === VALIDATING) setStatus(before, VALIDATING)
}
