import { isWeb } from '../files/addresses'
import { invalid } from '../lib/invalid'
import type { SiteLink } from '../template/site-links'
import { type Addresses, PAGE_NAMES } from './addresses'

interface AddressInput {
  page: SiteLink
  /** As an owner says it, or `none`; not checked yet. */
  address: string
}

const NONE = 'none'
const MAX_ADDRESS_LENGTH = 2_000

const addressOf = ({ page, address }: AddressInput): string => {
  if (address === NONE) return ''
  if (isWeb(address) && address.length <= MAX_ADDRESS_LENGTH) return address
  throw invalid(`takes an address like https://shop.example/${page}, or ${NONE}, got "${address}"`, {
    path: ['address'],
  })
}

/** Sets the address of one of a site's pages, or throws an Invalid. @returns '' if it has none any more */
export const setAddress = async (
  { addresses }: { addresses: Pick<Addresses, 'set' | 'users'> },
  siteKey: string,
  input: AddressInput,
): Promise<string> => {
  const { page } = input
  const address = addressOf(input)
  const users = address ? [] : await addresses.users(siteKey, page)
  if (users.length)
    throw invalid(`The ${PAGE_NAMES[page]} of the site must have an address, as texts link to it: ${users.join(', ')}`)
  await addresses.set(siteKey, page, address)
  return address
}
