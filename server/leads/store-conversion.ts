/** Checks and stores conversions, from popups and from forms alike. */
import type { FieldProblems } from '../../shared/checks/messages'
import { MAX_LEAD_LENGTH, type ReceivedConversion, sizeOfLead } from '../../shared/wire/server/conversion'
import { reportedPopup } from '../cache/lookup'
import { announcedOf } from '../events/webhook-interest'
import { Refusal } from '../http/refusal'
import type { StoredPopup } from '../popups/queries'
import { NO_POPUP } from '../popups/stored-popup'
import { refusalSignature } from '../reports/viewer'
import type { Segment } from '../results/counting'
import { byKey, type TemplateField, withConsent } from '../template/fields'
import type { TemplateRecord } from '../template/record'
import { proofOf, withoutVersion } from './consent-proof'
import { withoutWon } from './csv'
import { withDialCodes } from './phone-country'
import { leadProblems } from './problems'
import type { LeadServices } from './services'
import { type LeadSteps, stepsOfLead, withoutSteps } from './steps-of-lead'
import { withSchemes } from './web-addresses'

/** Faster submissions, in seconds, are marked as suspect: nobody fills in a form that fast. */
const MIN_FILLING_SECONDS = 1

/** Seconds in which a person can fill in a form. */
const PERSON_FILLING_SECONDS = 3

/** Password managers fill in fields that nobody sees: a person's time and gestures tell more. */
const isPerson = ({ elapsed, gestures = 1 }: ReceivedConversion): boolean =>
  elapsed !== undefined && elapsed >= PERSON_FILLING_SECONDS && gestures > 0

const isSuspect = (conversion: ReceivedConversion): boolean =>
  (conversion.trap !== '' && !isPerson(conversion)) ||
  (conversion.elapsed !== undefined && conversion.elapsed < MIN_FILLING_SECONDS)

/** A conversion with any data is a lead, whatever its target. */
const isLead = ({ email, fields }: ReceivedConversion): boolean => email !== '' || Object.keys(fields).length > 0

/** A part of a lead may have been saved before the visitor came to the consent box. */
const fieldsOf = (
  { design }: StoredPopup,
  { fields = [] }: Partial<TemplateRecord> = {},
  { part }: LeadSteps,
): TemplateField[] => (part ? fields : withConsent(fields, design.consentRequired))

/** Repeats the form's checks, because other scripts may not run them. */
const checked = (
  conversion: ReceivedConversion,
  fields: TemplateField[],
  country: string,
): ReceivedConversion & { problems: FieldProblems } => {
  if (!isLead(conversion)) return { ...conversion, problems: {} }
  const values = withSchemes(byKey(conversion.fields, fields), fields)
  const lead = { ...conversion, fields: withDialCodes(values, fields, country) }
  return { ...lead, problems: leadProblems(lead, fields) }
}

interface Sender {
  viewerId: string
  segment: Segment
  /** An editor shows the page, or a program drives the browser: the lead is stored, marked as suspect and not counted. */
  uncounted: boolean
}

/** Checks and stores it; a wrong guess must not lose a lead, so suspect or invalid ones are marked but kept. */
export const storeConversion = async (
  conversion: ReceivedConversion,
  { viewerId, segment, uncounted }: Sender,
  services: LeadServices,
): Promise<{ id: string; siteKey: string }> => {
  const popup = await reportedPopup(conversion.popupId, services, 'poptin_id')
  const signature = refusalSignature(await services.store.signer(), popup.siteKey)
  if (sizeOfLead(conversion) > MAX_LEAD_LENGTH)
    throw new Refusal(413, `The fields of a lead may hold ${MAX_LEAD_LENGTH} characters together`, { signature })
  // Contact forms have a route and checks of their own, which this one must not bypass.
  if (popup.status === 'form') throw new Refusal(404, NO_POPUP, { field: 'poptin_id', signature })
  const proof = await proofOf(conversion, popup, services)
  const record = await services.cache.record(popup.id, popup.siteKey)
  const steps = stepsOfLead(conversion, record)
  const received = withoutSteps(withoutVersion(conversion))
  const withoutPrizes = popup.prizes ? { ...received, fields: withoutWon(received.fields) } : received
  const lead = checked(withoutPrizes, fieldsOf(popup, record, steps), segment.country)
  const target = withoutPrizes.target || popup.target
  const counted = { siteKey: popup.siteKey, segment, uncounted }
  const row = {
    ...lead,
    ...counted,
    ...steps,
    proof,
    viewerId,
    target,
    lead: isLead(withoutPrizes),
    suspect: uncounted || isSuspect(withoutPrizes),
  }
  const event = popup.status === 'page' ? 'form.submitted' : 'lead.created'
  const { announced } = row.lead ? await announcedOf(popup, event, services) : {}
  const id = await services.store.conversions.add({
    ...row,
    ...(announced && { announced: { ...announced, event } }),
  })
  if (row.lead) await services.store.popups.noteLead(popup)
  return { id, siteKey: popup.siteKey }
}
