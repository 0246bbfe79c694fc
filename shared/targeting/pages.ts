import { fitsAddress, parsed } from './address'
import { chosen } from './choice'
import type { LiveRule, Setting } from './facts'
import type { PageMatch, Selection } from './visit-targeting'
import { addressSays, bare, quoted } from './words/address'
import { selectionSays } from './words/selection'

const hasQuery = ({ searchParams }: URL, { query = [] }: PageMatch): boolean =>
  query.every(({ name, is }) => (is === undefined ? searchParams.has(name) : searchParams.getAll(name).includes(is)))

export const pages: LiveRule<Selection<PageMatch>> = (setting, { address }) => {
  const url = parsed(address())
  return chosen(setting, (each) => url !== undefined && fitsAddress(each, url, url.pathname) && hasQuery(url, each))
}

const querySays = ({ query = [] }: PageMatch): string =>
  query.map(({ name, is }) => (is === undefined ? name : `${name}=${is}`)).join(' and ')

const pageSays = (match: PageMatch): string =>
  [addressSays(match) || 'any page', querySays(match) && `with ${quoted(`?${querySays(match)}`)}`]
    .filter(Boolean)
    .join(' ')

export const pagesSetting: Setting<Selection<PageMatch>> = {
  value: 'pages',
  title: 'Pages',
  says: (setting, { address }) => `${selectionSays(setting, 'on ', pageSays)}; this page is ${bare(address())}`,
}
