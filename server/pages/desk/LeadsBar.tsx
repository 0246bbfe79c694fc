import { save } from './download'
import { useAction } from './hooks'
import { Icon } from './Icon'

interface Props {
  search: string
  setSearch(search: string): void
  csv(search: string): Promise<Blob>
}

/** Signs of a search that the server takes. */
const LONGEST = 200

/** Search, and the leads found as a file. */
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
