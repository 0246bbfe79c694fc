/** The addresses to which a popup sends its visitors: its links, and what follows a lead or a prize. */
import { PHONE_NUMBER, POPUP_ID } from '../../shared/values/redirect-address'
import type { TemplateRecord } from '../template/record'
import { inLanguage, languagesOf } from './popup-language'
import type { StoredPopup } from './queries'

export interface Destination {
  /** As its owner writes it; a page of the site by its name: `{{privacy}}`. */
  address: string
  /** What leads there. */
  by: 'link' | 'lead' | 'prize'
  /** The words of the link, or the name of the prize; '' if there are none. */
  words: string
  /** A number that visitors call: popups for phones may lead to one as it is. */
  isPhone?: true
}

const redirectsOf = ({ type, design, prizes = [] }: StoredPopup): Destination[] => {
  const ofLead = design.redirect?.url.trim() ?? ''
  const ofPrizes = prizes.map(
    ({ label, redirect }): Destination => ({ address: redirect?.url.trim() ?? '', by: 'prize', words: label }),
  )
  const isPhone = (address: string): boolean => type === 'mobile' && PHONE_NUMBER.test(address)
  return [{ address: ofLead, by: 'lead' as const, words: '' }, ...ofPrizes]
    .filter(({ address }) => address && (isPhone(address) || !POPUP_ID.test(address)))
    .map((each) => (isPhone(each.address) ? { ...each, isPhone: true } : each))
}

/** Each once, in all of the popup's languages. */
export const destinationsOf = (popup: StoredPopup, { links }: Pick<TemplateRecord, 'links'>): Destination[] => {
  const redirects = languagesOf(popup).flatMap((language) => redirectsOf(inLanguage(popup, language) ?? popup))
  const all = [...links.map((link): Destination => ({ ...link, by: 'link' })), ...redirects]
  return [...new Map(all.map((each) => [JSON.stringify([each.address, each.by, each.words]), each])).values()]
}
