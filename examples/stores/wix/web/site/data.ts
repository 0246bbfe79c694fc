/** What the server says of the page. */
interface SiteData {
  token: string
  /** Folder of the site, with its slashes. */
  root: string
  /** The visitor is asked for consent. */
  consent: boolean
  /** Of the cart's calls. */
  version: 1 | 2
  product?: { id: string; name: string; category: string; price: number; currency: string; variants: { id: string }[] }
}

export const siteData: SiteData = JSON.parse(document.getElementById('site-data')?.textContent ?? '{}')
