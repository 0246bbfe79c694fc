import type { SiteFigures } from '../../popups/answers'

interface Props {
  /** Key of the site. */
  chosen: string
  sites: SiteFigures[]
  choose(site: string): void
}

/** Chooses the site whose pages or pictures a panel shows. */
export const SiteChoice = ({ chosen, sites, choose }: Props) => (
  <label className="choice">
    <span>Site</span>
    <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
      {sites.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
