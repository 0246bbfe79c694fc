/** A lead of a form with steps takes the place of the part of it that has arrived before. */
import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema/index'
import { viewerOf } from './lead-figures'

interface LeadRow {
  id: string
  popup_id: string
  submission_id: string | null
  viewer_id: string
  /** 0: a click that counts as a conversion, and has nothing to keep. */
  lead: number
  suspect: number
  part: number
  at: number
}

/** What has arrived of the same submission before. */
export interface StoredLead {
  id: string
  viewer_id: string
  lead: number
  suspect: number
  part: number
  at: number
}

const isFuller = ({ lead, part }: LeadRow, stored: StoredLead): boolean =>
  lead > 0 && stored.part > 0 && (part === 0 || part > stored.part)

/**
 * Whatever the order of arrival, the whole lead stays, or else the part that was saved last. It keeps the time of its first part,
 * by which lists are sorted. false: what is stored stays.
 */
export const replacePart = async (
  transaction: Transaction<Tables>,
  row: LeadRow,
  stored: StoredLead,
): Promise<boolean> => {
  if (!isFuller(row, stored)) return false
  const { id: _, popup_id, submission_id, at: __, ...content } = row
  // Another server may have written meanwhile.
  const { numUpdatedRows } = await transaction
    .updateTable('conversion')
    .set({ ...content, viewer_id: viewerOf(row, stored) })
    .where('popup_id', '=', popup_id)
    .where('submission_id', '=', submission_id)
    .where('part', '=', stored.part)
    .executeTakeFirst()
  return numUpdatedRows > 0
}
