/** Opens the database: libsql in a file, or PostgreSQL if a URL is given. Both use the same queries and migrations. */
import type { Kysely } from 'kysely'
import type { ProgressReporter } from '../lib/progress'
import { libsqlDialect } from './libsql'
import { isMigrated, migrateAtOnce, migrateShared } from './migrate'
import { first } from './migrations/0001-first'
import { reportIds } from './migrations/0002-report-ids'
import { restrictions } from './migrations/0003-restrictions'
import { leadProblems } from './migrations/0004-lead-problems'
import { prizes } from './migrations/0005-prizes'
import { parts } from './migrations/0006-parts'
import { idsPerSite } from './migrations/0007-ids-per-site'
import { answers } from './migrations/0008-answers'
import { prizeCallers } from './migrations/0009-prize-callers'
import { removal } from './migrations/0020-removal'
import { names } from './migrations/0021-names'
import { stores } from './migrations/0022-stores'
import { pagesOfDocuments } from './migrations/0024-pages'
import { pageHits } from './migrations/0025-page-hits'
import { contactForms } from './migrations/0026-contact-forms'
import { popupEffects } from './migrations/0027-popup-effects'
import { images } from './migrations/0028-images'
import { changes } from './migrations/0029-changes'
import { figures } from './migrations/0030-figures'
import { uncounted } from './migrations/0031-uncounted'
import { webhooks } from './migrations/0032-webhooks'
import { deliveries } from './migrations/0033-deliveries'
import { rates } from './migrations/0035-rates'
import { webhookTurns } from './migrations/0036-webhook-turns'
import { repeatsOfForms } from './migrations/0037-repeats'
import { cooldown } from './migrations/0038-cooldown'
import { leadsOfPopups } from './migrations/0041-leads-of-popups'
import { openPreviews } from './migrations/0045-open-previews'
import { recordsOfLinks, templateRecords } from './migrations/0046-template-records'
import { weightBudget } from './migrations/0048-weight-budget'
import { siteLinks } from './migrations/0050-site-links'
import { namelessFigures } from './migrations/0051-nameless-figures'
import { consentBridge } from './migrations/0052-consent-bridge'
import { calm } from './migrations/0053-calm'
import { subscribers } from './migrations/0054-subscribers'
import { machines } from './migrations/0055-machines'
import { popupTranslations } from './migrations/0056-popup-translations'
import { consents } from './migrations/0057-consents'
import { recordPictures } from './migrations/0058-record-pictures'
import { partialLeads } from './migrations/0059-partial-leads'
import { stepsPart } from './migrations/0060-steps-part'
import { votes } from './migrations/0061-votes'
import { translationRecords } from './migrations/0062-translation-records'
import { recordsOfTexts } from './migrations/0063-records-of-texts'
import { recordsOfTags } from './migrations/0064-records-of-tags'
import { postgresDialect } from './postgres'
import { mustBeAddress, mustTakeWrites, postgresFailure } from './postgres-failure'
import { Retrying } from './retry'
import type { Tables } from './schema/index'

export type Db = Kysely<Tables>

export interface DatabaseLocation {
  /** Folder of the embedded database. */
  dataDir: string
  /** URL of PostgreSQL; '' for the embedded database. */
  databaseUrl: string
}

/** The migrations, which run in the order of their names, each once. */
const MIGRATIONS = {
  '0001-first': first,
  '0002-report-ids': reportIds,
  '0003-restrictions': restrictions,
  '0004-lead-problems': leadProblems,
  '0005-prizes': prizes,
  '0006-parts': parts,
  '0007-ids-per-site': idsPerSite,
  '0008-answers': answers,
  '0009-prize-callers': prizeCallers,
  '0020-removal': removal,
  '0021-names': names,
  '0022-stores': stores,
  // Product cards and thresholds are parts.
  '0023-store-parts': parts,
  '0024-pages': pagesOfDocuments,
  '0025-page-hits': pageHits,
  '0026-contact-forms': contactForms,
  '0027-popup-effects': popupEffects,
  '0028-images': images,
  '0029-changes': changes,
  '0030-figures': figures,
  '0031-uncounted': uncounted,
  '0032-webhooks': webhooks,
  '0033-deliveries': deliveries,
  '0035-rates': rates,
  '0036-webhook-turns': webhookTurns,
  '0037-repeats': repeatsOfForms,
  '0038-cooldown': cooldown,
  '0041-leads-of-popups': leadsOfPopups,
  '0045-open-previews': openPreviews,
  '0046-template-records': templateRecords,
  '0048-weight-budget': weightBudget,
  '0049-records-of-links': recordsOfLinks,
  '0050-site-links': siteLinks,
  '0051-nameless-figures': namelessFigures,
  '0052-consent-bridge': consentBridge,
  '0053-calm': calm,
  '0054-subscribers': subscribers,
  '0055-machines': machines,
  '0056-popup-translations': popupTranslations,
  '0057-consents': consents,
  '0058-record-pictures': recordPictures,
  '0059-partial-leads': partialLeads,
  '0060-steps-part': stepsPart,
  '0061-votes': votes,
  '0062-translation-records': translationRecords,
  '0063-records-of-texts': recordsOfTexts,
  '0064-records-of-tags': recordsOfTags,
}

/** Connects without migrating or checking anything. */
export const connect = ({ dataDir, databaseUrl }: DatabaseLocation): Db =>
  new Retrying<Tables>({ dialect: databaseUrl ? postgresDialect(databaseUrl) : libsqlDialect(dataDir) })

/** Migrates on separate connections, because migrations have no time limit. */
const preparePostgres = async (databaseUrl: string, say?: ProgressReporter): Promise<void> => {
  mustBeAddress(databaseUrl)
  const db = new Retrying<Tables>({ dialect: postgresDialect(databaseUrl, { limited: false }) })
  try {
    await mustTakeWrites(db)
    await migrateShared(db as Kysely<never>, MIGRATIONS, say)
  } catch (error) {
    throw postgresFailure(error, databaseUrl)
  } finally {
    await db.destroy()
  }
}

/** Opens and migrates the database; `destroy()` closes it. Problems that a person can fix are thrown as a Failure. */
export const openDatabase = async (location: DatabaseLocation, say?: ProgressReporter): Promise<Db> => {
  if (location.databaseUrl) {
    await preparePostgres(location.databaseUrl, say)
    return connect(location)
  }
  const db = connect(location)
  try {
    await migrateAtOnce(db as Kysely<never>, MIGRATIONS, say)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** True if the database answers and is up to date. */
export const isReady = (db: Db): Promise<boolean> => isMigrated(db as Kysely<never>, MIGRATIONS)
