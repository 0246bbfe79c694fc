import type { FieldProblems } from '../../shared/checks/messages'
import {
  ConversionForm,
  encodeConversion,
  LARGEST_LEAD,
  type ReceivedConversion,
  sizeOfLead,
} from '../../shared/wire/server/conversion'
import { LooseId } from '../../shared/wire/server/text'
import { check, readBody } from '../body'
import { leadProblems } from '../lead-problems'
import { Refusal } from '../refusal'
import type { Route, Tools } from '../route'
import type { StoredPopup } from '../store/popups'
import { templateFields } from '../template-fields'
import { withoutWon } from '../won'
import { param, reportedPopup } from './lookup'

/** Seconds below which nobody has read and filled in a form. */
const TOO_FAST = 1

const isSuspect = ({ trap, elapsed }: ReceivedConversion): boolean =>
  trap !== '' || (elapsed !== undefined && elapsed < TOO_FAST)

/** Whatever the script called it: something was left. */
const isLead = ({ email, fields }: ReceivedConversion): boolean => email !== '' || Object.keys(fields).length > 0

/** By the checks that the popup's form has made already; a script of another's may have left them out. */
const problemsOf = async (
  given: ReceivedConversion,
  { id, design }: StoredPopup,
  { store }: Tools,
): Promise<FieldProblems> => {
  if (!isLead(given)) return {}
  const template = await store.popups.template(id)
  return leadProblems(given, templateFields(template?.html ?? '', design.consentRequired))
}

/**
 * A lead, or a click that counts as one. What looks like a bot's, and what the checks object to, is marked and kept: a wrong
 * guess must not lose a lead.
 */
export const conversion: Route = {
  method: 'POST',
  path: '/api/display/conversion/:viewer_id',
  counts: 'lead',
  async handle(c, tools) {
    const viewerId = check(LooseId, param(c, 'viewer_id'), 'viewer_id')
    const said = await readBody(c, ConversionForm)
    if (sizeOfLead(said) > LARGEST_LEAD)
      throw new Refusal(413, `The fields of a lead may hold ${LARGEST_LEAD} characters together`)
    const popup = await reportedPopup(said.popupId, tools, 'poptin_id')
    const given = popup.prizes ? { ...said, fields: withoutWon(said.fields) } : said
    const site = await tools.store.sites.find(popup.siteKey)
    const target = given.target || popup.target
    const problems = await problemsOf(given, popup, tools)
    const kept = { ...given, viewerId, target, lead: isLead(given), suspect: isSuspect(given), problems }
    return c.json(encodeConversion(await tools.store.conversions.add(kept), site?.conversionCode ?? ''))
  },
}
