import { useState } from 'react'
import type { SiteFigures } from '../../popups/answers'
import type { Api } from './api'
import { Brand } from './Brand'
import { Carts } from './Carts'
import { Forms } from './Forms'
import { useDebounced } from './hooks'
import { Leads } from './Leads'
import { SEARCH_ID } from './LeadsBar'
import { Pages } from './Pages'
import { Pictures } from './Pictures'
import { Popups } from './Popups'
import { Totals } from './Totals'
import { useDesk } from './useDesk'
import { Webhooks } from './Webhooks'

/** Wrong settings of the public address or the proxy, above everything else on the desk. */
const Problems = ({ problems }: { problems: string[] }) => (
  <div role="status">
    {problems.map((problem) => (
      <p className="error" key={problem}>
        {problem}
      </p>
    ))}
  </div>
)

/** Tells if the data is still being updated. */
const Status = ({ connected }: { connected: boolean }) => (
  <p className={connected ? 'status' : 'status away'} role="status">
    {connected ? 'Live' : 'Reconnecting…'}
  </p>
)

/** Milliseconds after the last keystroke before a search is sent. */
const SEARCH_DELAY_MS = 250

/** Only the sites of stores have carts. */
const isStore = ({ products, priceRules }: SiteFigures): boolean => products + priceRules > 0

export const Dashboard = ({ api, signOut }: { api: Api; signOut: () => void }) => {
  const [search, setSearch] = useState('')
  const [site, setSite] = useState('')
  const {
    popups,
    problems,
    sites,
    list,
    leadCount,
    carts,
    pages,
    forms,
    pictures,
    webhooks,
    connected,
    more,
    moreCarts,
  } = useDesk(api, useDebounced(search.trim(), SEARCH_DELAY_MS), site)
  return (
    <>
      <a className="skip" href="#main">
        Skip to the figures
      </a>
      <a className="skip" href={`#${SEARCH_ID}`}>
        Skip to the search of leads
      </a>
      <header className="top">
        <Brand />
        <Status connected={connected} />
        <button className="button quiet" type="button" onClick={signOut}>
          Sign out
        </button>
      </header>
      <main id="main" tabIndex={-1}>
        <h1 className="visually-hidden">Popups, pages and leads</h1>
        <Problems problems={problems ?? []} />
        <Totals popups={popups} leads={leadCount} />
        <Popups popups={popups} sites={sites} fetchFigures={api.figures} fetchLinks={api.links} />
        <Pages pages={pages} sites={sites} choose={setSite} />
        <Pictures pictures={pictures} sites={sites} />
        {forms && forms.length > 0 && <Forms forms={forms} sites={sites} />}
        <Leads list={list} search={search} setSearch={setSearch} more={more} csv={api.csv} fetchFile={api.file} />
        {carts && (carts.total > 0 || sites?.some(isStore)) && <Carts carts={carts} more={moreCarts} />}
        {webhooks.answer && webhooks.answer.webhooks.length > 0 && (
          <Webhooks {...webhooks} answer={webhooks.answer} sites={sites ?? []} />
        )}
      </main>
    </>
  )
}
