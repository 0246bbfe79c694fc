/** The words that a visitor agreed to, as they are kept with the lead. */
import type { ReceivedConversion } from '../../shared/wire/server/conversion'
import type { SiteCache } from '../cache/site-cache'
import type { ConsentProof } from '../desk/lead-answers'
import type { ConsentTexts } from '../popups/consents'
import type { StoredPopup } from '../popups/queries'
import { versionOf } from '../popups/version'
import { CONSENT_VERSION_FIELD } from '../template/consent'
import { withAddresses } from '../template/site-links'

export interface ConsentServices {
  cache: Pick<SiteCache, 'record' | 'site'>
  store: { consents: ConsentTexts }
}

interface Wording {
  words: string
  version: string
}

/**
 * The words that the page names, which may be older than those of today: it was open for long, or offline.
 *
 * @param words those of today
 * @param version undefined if the page names none
 */
export const wordingOf = async (
  id: string,
  words: string,
  version: string | undefined,
  consents: ConsentTexts,
): Promise<Wording> => {
  const current = { words, version: versionOf(words) }
  if (version === undefined || version === current.version) return current
  const earlier = await consents.words(id, version)
  return earlier === undefined ? current : { words: earlier, version }
}

/** Without the field that names the version. */
export const withoutVersion = ({ fields, ...conversion }: ReceivedConversion): ReceivedConversion => ({
  ...conversion,
  fields: Object.fromEntries(Object.entries(fields).filter(([name]) => name !== CONSENT_VERSION_FIELD)),
})

/** undefined for a form without a consent box. */
export const proofOf = async (
  { consent, fields, url }: ReceivedConversion,
  popup: StoredPopup,
  services: ConsentServices,
): Promise<Omit<ConsentProof, 'at'> | undefined> => {
  if (!consent) return undefined
  const named = new Map(Object.entries(fields)).get(CONSENT_VERSION_FIELD)
  const current = (await services.cache.record(popup.id, popup.siteKey))?.consent ?? ''
  const { words, version } = await wordingOf(popup.id, current, named, services.store.consents)
  const site = await services.cache.site(popup.siteKey)
  const wordsWithAddresses = site ? withAddresses(words, site.addresses) : words
  return { given: consent === 'true', words: wordsWithAddresses, version, page: url }
}
