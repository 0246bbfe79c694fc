/** Addresses of pages and pictures. Popups link to them, so they must work on every page of a site. */
import * as v from 'valibot'

export const ADDRESS = 'must be an address like https://shop.example/mug or /mug'

/** An address with http(s), or a path from the root of the site. */
const isAddress = (text: string): boolean => text.startsWith('/') || (/^https?:\/\//i.test(text) && URL.canParse(text))

/** True for an address and for no text at all. */
export const isAddressIfAny = (text: string): boolean => text === '' || isAddress(text)

export const address = v.check(isAddress, ADDRESS)
export const addressIfAny = v.check(isAddressIfAny, ADDRESS)
