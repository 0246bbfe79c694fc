import type { SiteFigures } from '../../popups/answers'
import { fromDesk } from './address'
import { counted } from './format'
import { NewTab } from './NewTab'

/** More than these are folded. */
const MAX_UNFOLDED_SITES = 4

const Site = ({ site: { key, name, visitUrl, inspectUrl, products, priceRules } }: { site: SiteFigures }) => (
  <li>
    <bdi>{name}</bdi>{' '}
    <small>
      site key <code>{key}</code>, {counted(products, 'product')}, {counted(priceRules, 'price rule')}
    </small>{' '}
    <NewTab url={fromDesk(visitUrl)} text="Visit without being counted" of={name} />{' '}
    <NewTab url={fromDesk(inspectUrl)} text="Why is it not showing?" of={name} />
  </li>
)

/** The facts about a site that its store's adapter needs. */
export const Sites = ({ sites }: { sites: SiteFigures[] }) => (
  <details className="sites" open={sites.length <= MAX_UNFOLDED_SITES}>
    <summary>{counted(sites.length, 'site')}</summary>
    <ul>
      {sites.map((site) => (
        <Site key={site.key} site={site} />
      ))}
    </ul>
  </details>
)
