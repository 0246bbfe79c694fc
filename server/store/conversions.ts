import type { Problems } from '../../shared/checks/messages'
import { newId } from '../../shared/platform/id'
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

/** What is known of a submission. */
export interface Come {
  suspect: boolean
  /** What was left, by name of field. */
  values: Record<string, string>
}

export const conversions = (db: Db) => ({
  /**
   * Kept once for each submission to a popup, however often it is sent. One that had left nothing gives way to a lead of the
   * same id. Resolves with its id when it is on disk.
   */
  async add(conversion: NewConversion): Promise<string> {
    const row = toRow(newId(), conversion)
    const { id, ...content } = row
    await db
      .insertInto('conversion')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['popup_id', 'submission_id'])
          .doUpdateSet(content)
          .where('conversion.lead', '=', 0)
          .where('excluded.lead', '=', 1),
      )
      .execute()
    if (!row.submission_id) return id
    const kept = await db
      .selectFrom('conversion')
      .select('id')
      .where('popup_id', '=', row.popup_id)
      .where('submission_id', '=', row.submission_id)
      .executeTakeFirstOrThrow()
    return kept.id
  },
  async find(popupId: string, submissionId: string): Promise<Come | undefined> {
    const found = await db
      .selectFrom('conversion')
      .select(['suspect', 'email', 'fields'])
      .where('popup_id', '=', popupId)
      .where('submission_id', '=', submissionId)
      .executeTakeFirst()
    return found && { suspect: Boolean(found.suspect), values: { ...JSON.parse(found.fields), email: found.email } }
  },
})
