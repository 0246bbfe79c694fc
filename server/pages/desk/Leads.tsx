import { Empty, Loading } from './Empty'
import { counted } from './format'
import { LeadsBar } from './LeadsBar'
import { LeadsTable } from './LeadsTable'
import { LoadMore } from './LoadMore'
import type { LeadList } from './useDesk'

interface Props {
  /** undefined until loaded. */
  list?: LeadList
  search: string
  setSearch(search: string): void
  more(): Promise<void>
  csv(search: string): Promise<Blob>
  fetchFile(id: string): Promise<Blob>
}

const NoLeads = ({ search, setSearch }: Pick<Props, 'search' | 'setSearch'>) =>
  search ? (
    <Empty title="No lead matches">
      Nothing was found for “<bdi>{search}</bdi>”.{' '}
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
      <p role="status">{list && `${counted(list.leads.total, 'lead')}${list.search && ' found'}`}</p>
      <LeadsBar search={search} setSearch={setSearch} csv={csv} />
    </header>
    {!list && <Loading />}
    {list?.leads.leads.length === 0 && <NoLeads search={list.search} setSearch={setSearch} />}
    {list && list.leads.leads.length > 0 && (
      <LeadsTable leads={list.leads.leads} since={list.since} fetchFile={fetchFile} />
    )}
    {list?.leads.next && <LoadMore more={more} />}
  </section>
)
