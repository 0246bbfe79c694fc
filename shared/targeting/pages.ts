import type { PageMatch } from '../model/visit-targeting'
import { fitsAddress, parsed } from './address'
import { chosen } from './choice'
import type { LiveRule } from './facts'

const hasQuery = ({ searchParams }: URL, { query = [] }: PageMatch): boolean =>
  query.every(({ name, is }) => (is === undefined ? searchParams.has(name) : searchParams.getAll(name).includes(is)))

export const pages: LiveRule<'pages'> = (wanted, { address }) => {
  const url = parsed(address())
  return chosen(wanted, (each) => url !== undefined && fitsAddress(each, url, url.pathname) && hasQuery(url, each))
}
