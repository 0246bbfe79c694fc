/** Shortens a lead for the desk's list. The CSV has it in full. */

import { short } from '../lib/text'
import { type FieldLabels, labelsFor } from '../template/field-labels'
import type { ConsentProof, LeadRow } from './answers'

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

/** Its fields, and those that its files and problems name. */
const namesIn = ({ fields, files = [], problems = {} }: LeadRow): string[] => [
  ...new Set([...Object.keys(fields), ...files.map(({ field }) => field), ...Object.keys(problems)]),
]

/** Fields that are left out count, too: a label stands for one field of the whole lead. */
const shownLabels = (lead: LeadRow, labels: FieldLabels): Record<string, string> | undefined => {
  const { fields, files = [], problems = {} } = lead
  const shownNames = new Set([...first(fields), ...first(problems)].map(([name]) => name))
  for (const { field } of files) shownNames.add(short(field, MAX_NAME_LENGTH))
  const entries = Object.entries(labelsFor(namesIn(lead), labels)).filter(([name]) =>
    shownNames.has(short(name, MAX_NAME_LENGTH)),
  )
  return entries.length
    ? Object.fromEntries(entries.map(([name, label]) => [short(name, MAX_NAME_LENGTH), label]))
    : undefined
}

/** @param ofPopup the labels of the fields of its popup */
export const shownLead = (row: LeadRow, ofPopup: FieldLabels): LeadRow => {
  const { email, fields, url, problems, consent, tags, ...lead } = row
  const more = Object.keys(fields).length - MAX_FIELDS
  const labels = shownLabels(row, ofPopup)
  return {
    ...lead,
    email: short(email, MAX_VALUE_LENGTH),
    fields: Object.fromEntries(first(fields).map(([name, value]) => [name, short(value, MAX_VALUE_LENGTH)])),
    url: short(url, MAX_URL_LENGTH),
    ...(labels && { labels }),
    ...(more > 0 && { more }),
    ...(tags && { tags: tags.slice(0, MAX_FIELDS).map((tag) => short(tag, MAX_NAME_LENGTH)) }),
    ...(consent && { consent: shownConsent(consent) }),
    ...(problems && { problems: Object.fromEntries(first(problems)) }),
  }
}
