import type { Problems } from '../../shared/checks/messages'
import { newId } from '../../shared/id'
import type { Conversion } from '../../shared/wire/server/conversion'
import type { Db } from './database'

/** A conversion as it is kept: what came in, and what the server made of it. */
export interface NewConversion extends Conversion {
  viewerId: string
  lead: boolean
  suspect: boolean
  problems: Problems
}

const toRow = (id: string, conversion: NewConversion) => {
  const { submissionId, popupId, viewerId, clientId, target, email, fields, consent, trigger, url, facts } = conversion
  return {
    id,
    submission_id: submissionId || null,
    popup_id: popupId,
    viewer_id: viewerId,
    client_id: clientId,
    target,
    lead: Number(conversion.lead),
    suspect: Number(conversion.suspect),
    email,
    fields: JSON.stringify(consent ? { ...fields, consent } : fields),
    problems: JSON.stringify(conversion.problems),
    search: [email, ...Object.values(fields)].join('\n').toLowerCase(),
    trigger,
    url,
    facts: JSON.stringify(facts),
    at: Date.now(),
  }
}

export const conversions = (db: Db) => ({
  /** Kept once per submission id, however often it is sent. Resolves with its id when it is on disk. */
  async add(conversion: NewConversion): Promise<string> {
    const row = toRow(newId(), conversion)
    await db
      .insertInto('conversion')
      .values(row)
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .execute()
    if (!row.submission_id) return row.id
    const kept = await db
      .selectFrom('conversion')
      .select('id')
      .where('submission_id', '=', row.submission_id)
      .executeTakeFirstOrThrow()
    return kept.id
  },
  /** Whether the lead of a submission has come. */
  async has(popupId: string, submissionId: string): Promise<boolean> {
    const found = await db
      .selectFrom('conversion')
      .select('id')
      .where('submission_id', '=', submissionId)
      .where('popup_id', '=', popupId)
      .executeTakeFirst()
    return Boolean(found)
  },
})
