import type { PopupDefinition } from '../../shared/model/popup'
import { siteLinksOf } from '../files/links'
import { invalid } from '../lib/invalid'
import { readTemplate } from '../template/record'
import { consentWords } from './file/consent'
import type { Popups } from './queries'
import { type Addresses, type LinkUse, mustKnowPages } from './site-addresses'

interface PopupStore {
  popups: Pick<Popups, 'save'>
  addresses: Pick<Addresses, 'of'>
}

/** @param place of its texts in the file */
const linksOf = (
  { html, language, made }: Pick<PopupDefinition, 'html' | 'language' | 'made'>,
  place = '',
): LinkUse[] => {
  const texts = Object.entries(made?.texts ?? {}).map(
    ([slot, text]): LinkUse => [`The text "${place}${slot}"`, siteLinksOf([text])],
  )
  const consent = made && consentWords({ ...made, language })
  if (consent !== undefined) texts.push(['The consent box', siteLinksOf([consent])])
  const { siteLinks } = readTemplate(html)
  const named = texts.flatMap(([, names]) => names)
  return [
    ...texts,
    [
      place ? `The template of ${place.slice(0, -1)}` : 'The template',
      siteLinks.filter((name) => !named.includes(name)),
    ],
  ]
}

const linksIn = ({ translations = {}, ...first }: PopupDefinition): LinkUse[] => [
  ...linksOf(first),
  ...Object.entries(translations).flatMap(([language, each]) => linksOf({ ...each, language }, `${language}.`)),
]

/** Stores a popup, or throws an Invalid. */
export const savePopup = async (
  { popups, addresses }: PopupStore,
  siteKey: string,
  popup: PopupDefinition,
): Promise<void> => {
  await mustKnowPages(addresses, siteKey, linksIn(popup))
  if (!(await popups.save(siteKey, popup)))
    throw invalid(`The id ${popup.id} belongs to another site or to a page; give this popup an id of its own`)
}
