import { save } from './download'
import { useAction } from './hooks'
import { Icon } from './Icon'

interface Props {
  search: string
  setSearch(search: string): void
  csv(search: string): Promise<Blob>
}

/** Where a skip link leads: the figures before it have many links and buttons. */
export const SEARCH_ID = 'search-leads'

/** Longest search term that the server accepts, in characters. */
const LONGEST = 200

/** The search field, and the CSV download of the leads found. */
export const LeadsBar = ({ search, setSearch, csv }: Props) => {
  const download = useAction(async () => {
    save(await csv(search.trim()), `leads-${new Date().toISOString().slice(0, 10)}.csv`)
  })
  return (
    <div className="tools">
      <span className="error" role="alert">
        {download.failed && 'The file could not be fetched. Try again.'}
      </span>
      <search className="search">
        <Icon name="search" />
        <input
          id={SEARCH_ID}
          type="search"
          aria-label="Search leads"
          placeholder="Search leads"
          autoComplete="off"
          maxLength={LONGEST}
          spellCheck={false}
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      </search>
      <button className="button" type="button" aria-disabled={download.busy} onClick={download.run}>
        <Icon name="download" />
        CSV<span className="visually-hidden"> download{search && ' of the leads found'}</span>
      </button>
    </div>
  )
}
