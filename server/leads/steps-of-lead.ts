/** Reads from a lead what its page tells of the steps of its form. */

import { PART_FIELD, TAGS_FIELD } from '../../shared/wire/form-fields'
import type { ReceivedConversion } from '../../shared/wire/server/conversion'
import type { TemplateRecord } from '../template/record'

/** More savings than any visitor makes. */
const MAX_PART = 10_000

export interface LeadSteps {
  /** 0: the whole form. Otherwise it counts how often the page has saved the lead. */
  part: number
  /** Separated by commas. */
  tags: string
}

/**
 * Anybody may send tags: only those of the template are kept. Only the page knows that it is a part: it may have been opened
 * before the template got its steps or lost them.
 */
export const stepsOfLead = (
  { fields }: Pick<ReceivedConversion, 'fields'>,
  { tags = [] }: Pick<TemplateRecord, 'tags'> = {},
): LeadSteps => {
  const values = new Map(Object.entries(fields))
  const part = Math.trunc(Number(values.get(PART_FIELD)))
  const chosen = (values.get(TAGS_FIELD) ?? '').split(',')
  return {
    part: part > 0 ? Math.min(part, MAX_PART) : 0,
    tags: tags.filter((tag) => chosen.includes(tag)).join(),
  }
}

/** Without the fields that tell it. */
export const withoutSteps = ({ fields, ...conversion }: ReceivedConversion): ReceivedConversion => ({
  ...conversion,
  fields: Object.fromEntries(Object.entries(fields).filter(([name]) => name !== PART_FIELD && name !== TAGS_FIELD)),
})
