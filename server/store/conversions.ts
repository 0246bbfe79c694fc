import type { FieldProblems } from '../../shared/checks/messages'
import { newId } from '../../shared/platform/id'
import { own } from '../../shared/platform/own'
import type { ReceivedConversion } from '../../shared/wire/server/conversion'
import type { Db } from './database'

/** A conversion as stored: what was sent, and how the server classified it. */
interface NewConversion extends ReceivedConversion {
  viewerId: string
  lead: boolean
  suspect: boolean
  problems: FieldProblems
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
    customer_id: own(facts, 'store_integration_customer_id') ?? '',
    at: Date.now(),
  }
}

/** A submission that has arrived, as far as drawing a prize depends on it. */
interface Submission {
  suspect: boolean
  /** What the visitor filled in, by field. */
  values: Record<string, string>
}

export const conversions = (db: Db) => ({
  /**
   * Stores a conversion once per submission and popup, however often it is sent. A lead replaces an empty conversion
   * with the same submission id. Resolves with the conversion's id once it is on disk.
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
  async find(popupId: string, submissionId: string): Promise<Submission | undefined> {
    const found = await db
      .selectFrom('conversion')
      .select(['suspect', 'email', 'fields'])
      .where('popup_id', '=', popupId)
      .where('submission_id', '=', submissionId)
      .executeTakeFirst()
    return found && { suspect: Boolean(found.suspect), values: { ...JSON.parse(found.fields), email: found.email } }
  },
})
