/** Shortens a lead for the desk's list. The CSV has it in full. */
import type { ConsentProof, LeadRow } from '../desk/lead-answers'
import { short } from '../lib/text'

const MAX_FIELDS = 30
const MAX_NAME_LENGTH = 60
const MAX_VALUE_LENGTH = 500
/** Longer links do not work anyway. */
const MAX_URL_LENGTH = 4_000

const first = <T>(fields: Record<string, T>): [string, T][] =>
  Object.entries(fields)
    .slice(0, MAX_FIELDS)
    .map(([name, value]) => [short(name, MAX_NAME_LENGTH), value])

const shownConsent = ({ boxes, ...consent }: ConsentProof): ConsentProof => ({
  ...consent,
  words: short(consent.words, MAX_VALUE_LENGTH),
  page: short(consent.page, MAX_URL_LENGTH),
  ...(boxes && { boxes: boxes.map((box) => ({ ...box, words: short(box.words, MAX_VALUE_LENGTH) })) }),
})

export const shownLead = ({ email, fields, url, problems, consent, tags, ...lead }: LeadRow): LeadRow => {
  const more = Object.keys(fields).length - MAX_FIELDS
  return {
    ...lead,
    email: short(email, MAX_VALUE_LENGTH),
    fields: Object.fromEntries(first(fields).map(([name, value]) => [name, short(value, MAX_VALUE_LENGTH)])),
    url: short(url, MAX_URL_LENGTH),
    ...(more > 0 && { more }),
    ...(tags && { tags: tags.slice(0, MAX_FIELDS).map((tag) => short(tag, MAX_NAME_LENGTH)) }),
    ...(consent && { consent: shownConsent(consent) }),
    ...(problems && { problems: Object.fromEntries(first(problems)) }),
  }
}
