import type { Api } from './api'
import { save } from './download'
import { useAction } from './hooks'
import { Icon } from './Icon'

interface Props {
  search: string
  setSearch(search: string): void
  csv: Api['csv']
}

/** Target of a skip link: the figures before it have many links and buttons. */
export const SEARCH_ID = 'search-leads'

/** Longest search term that the server accepts, in characters. */
const MAX_SEARCH_LENGTH = 200

/** The search field, and the CSV downloads of the leads found. */
export const LeadsBar = ({ search, setSearch, csv }: Props) => {
  const fetchFor = async (reader: 'spreadsheet' | 'import', name: string): Promise<void> =>
    save(await csv(search.trim(), reader), `${name}-${new Date().toISOString().slice(0, 10)}.csv`)
  const download = useAction(() => fetchFor('spreadsheet', 'leads'))
  const unguarded = useAction(() => fetchFor('import', 'leads-import'))
  return (
    <div className="services">
      <span className="error" role="alert">
        {(download.failed || unguarded.failed) && 'The file could not be fetched. Try again.'}
      </span>
      <search className="search">
        <Icon name="search" />
        <input
          id={SEARCH_ID}
          type="search"
          aria-label="Search leads"
          placeholder="Search leads"
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          spellCheck={false}
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      </search>
      <button className="button" type="button" aria-disabled={download.busy} onClick={download.run}>
        <Icon name="download" />
        CSV<span className="visually-hidden"> download{search && ' of the leads found'}</span>
      </button>
      <button
        className="button"
        type="button"
        title="Each value as it was given. Do not open this file in a spreadsheet: it would run formulas."
        aria-disabled={unguarded.busy}
        onClick={unguarded.run}
      >
        <Icon name="download" />
        For import elsewhere<span className="visually-hidden">: CSV without guards against formulas</span>
      </button>
    </div>
  )
}
