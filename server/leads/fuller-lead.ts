/** A lead of a form with steps takes the place of the part of it that has arrived before. */
import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema/index'

interface LeadRow {
  id: string
  popup_id: string
  submission_id: string | null
  suspect: number
  part: number
  at: number
}

export interface Replaced {
  id: string
  /** Whether the part was marked as suspect, which its figures have. */
  suspect: number
}

/**
 * Whatever the order of arrival, the whole lead stays, or else the part that was saved last. undefined: what is stored stays. It
 * keeps the time of its first part, by which lists are sorted.
 */
export const replacePart = async (step: Transaction<Tables>, row: LeadRow): Promise<Replaced | undefined> => {
  const { id: _, popup_id, submission_id, at: __, ...content } = row
  if (submission_id === null) return undefined
  const stored = await step
    .selectFrom('conversion')
    .select(['id', 'suspect', 'part'])
    .where('popup_id', '=', popup_id)
    .where('submission_id', '=', submission_id)
    .executeTakeFirst()
  const isFuller = (part: number): boolean => part > 0 && (row.part === 0 || row.part > part)
  if (!stored || !isFuller(stored.part)) return undefined
  // Another server may have written meanwhile.
  const { numUpdatedRows } = await step
    .updateTable('conversion')
    .set(content)
    .where('popup_id', '=', popup_id)
    .where('submission_id', '=', submission_id)
    .where('part', '=', stored.part)
    .executeTakeFirst()
  return numUpdatedRows ? { id: stored.id, suspect: stored.suspect } : undefined
}
