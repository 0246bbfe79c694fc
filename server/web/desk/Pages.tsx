import type { PagesAnswer } from '../../pages/answers'
import type { SiteFigures } from '../../popups/answers'
import { Empty, Loading } from './Empty'
import { counted } from './format'
import { PageRows } from './PageRows'
import { SiteChoice } from './SiteChoice'

interface Props {
  /** undefined until loaded. */
  pages: PagesAnswer | undefined
  sites: SiteFigures[] | undefined
  choose(site: string): void
}

const Table = ({ pages, from }: Pick<PagesAnswer, 'pages' | 'from'>) => (
  <table className="pages">
    <caption className="visually-hidden">Pages and their figures of the last 30 days</caption>
    <thead>
      <tr>
        <th scope="col">Page</th>
        <th scope="col">Views</th>
        <th scope="col">Unique</th>
        <th scope="col">Closes</th>
        <th scope="col">Leads</th>
        <th scope="col">
          Conversion <small className="scale">0–100%</small>
        </th>
        <th scope="col">
          <span className="visually-hidden">Details</span>
        </th>
      </tr>
    </thead>
    {pages.map((page) => (
      <PageRows key={page.id} page={page} from={from} />
    ))}
  </table>
)

export const Pages = ({ pages: answer, sites = [], choose }: Props) => (
  <section className="panel" aria-labelledby="pages-title">
    <header>
      <h2 id="pages-title">Pages</h2>
      <p role="status">{answer && `${counted(answer.pages.length, 'page')}, last 30 days`}</p>
      {answer && sites.length > 1 && (
        <div className="services">
          <SiteChoice chosen={answer.site} sites={sites} choose={choose} />
        </div>
      )}
    </header>
    {!answer && <Loading />}
    {answer?.pages.length === 0 && (
      <Empty title="No pages yet">
        Describe one in a JSON file and bring it in with <code>npx wisp page import FILE</code>. The files under{' '}
        <code>examples/pages/</code> are good ones to copy.
      </Empty>
    )}
    {answer && answer.pages.length > 0 && <Table {...answer} />}
  </section>
)
