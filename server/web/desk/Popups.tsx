import type { PopupFigures, SiteFigures } from '../../popups/answers'
import type { Api } from './api'
import { Empty, Loading } from './Empty'
import { counted } from './format'
import { PopupRow } from './PopupRow'
import { Sites } from './Sites'

interface TableProps {
  popups: PopupFigures[]
  fetchFigures: Api['figures']
  fetchLinks: Api['links']
}

const Table = ({ popups, ...calls }: TableProps) => (
  <table className="popups">
    <caption className="visually-hidden">Popups and their figures</caption>
    <thead>
      <tr>
        <th scope="col">Popup</th>
        <th scope="col">Type</th>
        <th scope="col">Views</th>
        <th scope="col">Closes</th>
        <th scope="col">Conversions</th>
        <th scope="col">
          Rate <small className="scale">0–100%</small>
        </th>
        <th scope="col" title="Times that it was kept from a program">
          Machines
        </th>
        <th scope="col">
          <span className="visually-hidden">Previews and details</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {popups.map((popup) => (
        <PopupRow key={popup.id} popup={popup} {...calls} />
      ))}
    </tbody>
  </table>
)

interface Props {
  popups: PopupFigures[] | undefined
  sites: SiteFigures[] | undefined
  fetchFigures: Api['figures']
  fetchLinks: Api['links']
}

export const Popups = ({ popups, sites, ...calls }: Props) => (
  <section className="panel" aria-labelledby="popups-title">
    <header>
      <h2 id="popups-title">Popups</h2>
      <p>{popups && counted(popups.length, 'popup')}</p>
    </header>
    {!popups && <Loading />}
    {popups?.length === 0 && (
      <Empty title="No popups yet">
        Describe one in a JSON file and bring it in with <code>npx wisp popup import FILE</code>. The files under{' '}
        <code>examples/</code> are good ones to copy.
      </Empty>
    )}
    {popups && popups.length > 0 && <Table popups={popups} {...calls} />}
    {sites && sites.length > 0 && <Sites sites={sites} />}
  </section>
)
