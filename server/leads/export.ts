/**
 * All leads of a query as CSV. The columns are the fields of their popups' templates, regardless of what else was sent.
 */

import type { OfReader } from '../db/reader'
import type { Popups } from '../popups/queries'
import { CONSENT_FIELDS, type CsvReader, csvOf, STEP_FIELDS, TAG_FIELDS } from './csv'
import type { LeadLists, LeadQuery } from './lists'
import { PRIZE_FIELDS } from './prize-fields'

export interface LeadSource extends OfReader {
  desk: LeadLists
  popups: Pick<Popups, 'record' | 'findEver'>
}

const columnsOf = async ({ desk, popups }: LeadSource, query: LeadQuery): Promise<Set<string>> => {
  const names = new Set<string>()
  let won = false
  let hasConsent = false
  let hasSteps = false
  let hasTags = false
  for (const id of await (query.search ? desk.popupsMatching(query) : desk.figures.withLeads(query.site))) {
    const { fields = [], consent, steps, tags } = (await popups.record(id)) ?? {}
    hasConsent ||= consent !== undefined
    hasSteps ||= steps !== undefined
    hasTags ||= tags !== undefined
    for (const { key } of fields) if (key && key !== 'email') names.add(key)
    won ||= Boolean((await popups.findEver(id))?.prizes)
  }
  return new Set([
    ...names,
    ...(hasSteps ? STEP_FIELDS : []),
    ...(hasTags ? TAG_FIELDS : []),
    ...(hasConsent ? CONSENT_FIELDS : []),
    ...(won ? PRIZE_FIELDS : []),
  ])
}

/** Resolves with a generator of the header and the rows; only a page of leads is in memory at a time. */
export const openLeadsCsv = async (store: LeadSource, query: LeadQuery, reader?: CsvReader) => {
  const { header, row } = csvOf(await columnsOf(store, query), reader)
  return async function* (): AsyncGenerator<string> {
    yield header
    for await (const lead of store.desk.eachLead(query)) yield row(lead)
  }
}
