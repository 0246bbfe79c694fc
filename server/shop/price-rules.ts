import { sql } from 'kysely'
import type { PriceRule } from '../../shared/wire/server/shopify'
import type { Db } from '../db/database'
import { counted, type ProgressReporter } from '../lib/progress'

export interface TimedRule extends PriceRule {
  /** Milliseconds since 1970. */
  startsAt: number
  endsAt?: number
}

export const priceRules = (db: Db) => ({
  /** Replaces the site's rules. */
  async replace(siteKey: string, rules: TimedRule[], say: ProgressReporter = () => {}): Promise<void> {
    const progress = counted(say, 'Price rules')
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('price_rule').where('site_key', '=', siteKey).execute()
      for (const [position, rule] of rules.entries()) {
        progress(position + 1, rules.length)
        await transaction
          .insertInto('price_rule')
          .values({
            site_key: siteKey,
            position,
            target_type: rule.targetType,
            allocation_method: rule.allocationMethod,
            target_selection: rule.targetSelection,
            threshold: rule.threshold,
            starts_at: rule.startsAt,
            ends_at: rule.endsAt ?? null,
          })
          .execute()
      }
    })
  },
  /** The rules in force at `now`, in the order of the imported file. */
  async inForce(siteKey: string, now = Date.now()): Promise<PriceRule[]> {
    const rows = await db
      .selectFrom('price_rule')
      .selectAll()
      .where('site_key', '=', siteKey)
      .where('starts_at', '<=', now)
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
      .orderBy('position')
      .execute()
    return rows.map((row) => ({
      targetType: row.target_type,
      allocationMethod: row.allocation_method,
      targetSelection: row.target_selection,
      threshold: row.threshold,
    }))
  },
  /** Number of rules by site key. */
  async counts(): Promise<Map<string, number>> {
    const number = sql<number>`count(*)`.as('number')
    const rows = await db.selectFrom('price_rule').select(['site_key', number]).groupBy('site_key').execute()
    return new Map(rows.map(({ site_key, number }) => [site_key, number]))
  },
})

export type PriceRules = ReturnType<typeof priceRules>
