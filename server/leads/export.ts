/**
 * All leads of a query as CSV. The columns are the fields of their popups' templates, regardless of what else was sent.
 */

import type { OfReader } from '../db/reader'
import type { Popups } from '../popups/queries'
import type { Figures } from '../results/figures'
import { CONSENT_FACTS, type CsvReader, csvOf, PRIZE_FIELDS, STEP_FACTS, TAG_FACTS } from './csv'
import type { LeadLists, LeadQuery } from './lists'

export interface LeadSource extends OfReader {
  leads: LeadLists
  figures: Pick<Figures, 'withLeads'>
  popups: Pick<Popups, 'record' | 'findEver'>
}

interface Columns {
  names: Set<string>
  facts: string[]
}

const columnsOf = async ({ leads, figures, popups }: LeadSource, query: LeadQuery): Promise<Columns> => {
  const names = new Set<string>()
  let won = false
  let hasConsent = false
  let hasSteps = false
  let hasTags = false
  for (const id of await (query.search ? leads.popupsMatching(query) : figures.withLeads(query.site))) {
    const { fields = [], consent, steps, tags } = (await popups.record(id)) ?? {}
    hasConsent ||= consent !== undefined
    hasSteps ||= steps !== undefined
    hasTags ||= tags !== undefined
    for (const { key } of fields) if (key && key !== 'email') names.add(key)
    won ||= Boolean((await popups.findEver(id))?.prizes)
  }
  const facts = [...(hasConsent ? CONSENT_FACTS : []), ...(hasSteps ? STEP_FACTS : []), ...(hasTags ? TAG_FACTS : [])]
  return { names: new Set([...names, ...(won ? PRIZE_FIELDS : [])]), facts }
}

/** Resolves with a generator of the header and the rows; only a page of leads is in memory at a time. */
export const openLeadsCsv = async (store: LeadSource, query: LeadQuery, reader?: CsvReader) => {
  const { names, facts } = await columnsOf(store, query)
  const { header, row } = csvOf(names, reader, facts)
  return async function* (): AsyncGenerator<string> {
    yield header
    for await (const lead of store.leads.each(query)) yield row(lead)
  }
}
