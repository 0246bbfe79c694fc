import type { Api } from './api'
import { Empty, Loading } from './Empty'
import { counted } from './format'
import { LeadsBar } from './LeadsBar'
import { LeadsTable } from './LeadsTable'
import { LoadMore } from './LoadMore'
import type { LeadList } from './useDesk'

interface Props {
  /** undefined until loaded. */
  list: LeadList | undefined
  search: string
  setSearch(search: string): void
  more(): Promise<void>
  csv: Api['csv']
  fetchFile(id: string): Promise<Blob>
}

/** The number of matches is not known before all of them have been found. */
const shownCount = ({ search, leads: { leads, total, next } }: LeadList): string => {
  if (!search) return counted(total, 'lead')
  return next ? `${counted(leads.length, 'lead')} found so far` : `${counted(leads.length, 'lead')} found`
}

const NoLeads = ({ search, setSearch, goesOn }: Pick<Props, 'search' | 'setSearch'> & { goesOn: boolean }) =>
  search ? (
    <Empty title={goesOn ? 'No recent lead matches' : 'No lead matches'}>
      {goesOn ? 'None of the latest leads has' : 'Nothing was found for'} “<bdi>{search}</bdi>”.{' '}
      <button className="link" type="button" onClick={() => setSearch('')}>
        Show all leads
      </button>
    </Empty>
  ) : (
    <Empty title="No leads yet">
      Open a page that carries your script tag and fill in a popup’s form: the lead is here two seconds later. Nothing
      to reload.
    </Empty>
  )

export const Leads = ({ list, search, setSearch, more, csv, fetchFile }: Props) => (
  <section className="panel" aria-labelledby="leads-title" aria-busy={list?.search !== search.trim()}>
    <header>
      <h2 id="leads-title">Leads</h2>
      <p role="status">{list && shownCount(list)}</p>
      <LeadsBar search={search} setSearch={setSearch} csv={csv} />
    </header>
    {!list && <Loading />}
    {list?.leads.leads.length === 0 && (
      <NoLeads search={list.search} setSearch={setSearch} goesOn={Boolean(list.leads.next)} />
    )}
    {list && list.leads.leads.length > 0 && (
      <LeadsTable leads={list.leads.leads} since={list.since} fetchFile={fetchFile} />
    )}
    {list?.leads.next && <LoadMore more={more} label={list.search ? 'Search older leads' : undefined} />}
  </section>
)
