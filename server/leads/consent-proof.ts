/** The words that a visitor agreed to, as they are kept with the lead. */
import type { ReceivedConversion } from '../../shared/wire/server/conversion'
import type { SiteCache } from '../cache/site-cache'
import { versionOf } from '../lib/text'
import type { ConsentTexts } from '../popups/consents'
import type { StoredPopup } from '../popups/queries'
import { CONSENT_VERSION_FIELD } from '../template/consent'
import { withAddresses } from '../template/site-links'
import type { ConsentProof } from './answers'

export interface ConsentServices {
  cache: Pick<SiteCache, 'record' | 'site'>
  store: { consents: ConsentTexts }
}

interface Wording {
  words: string
  version: string
}

/** Stands for the version where nobody can tell which words the page had. */
export const UNKNOWN_VERSION = 'unknown'

/**
 * The words that the page names, which may be older than those of today: it was open for long, or offline. A page that names
 * none that we know had those of today, if there were never others.
 *
 * @param words those of today
 * @param version undefined if the page names none
 * @param today all that there are today, of a form with several boxes
 */
export const wordingOf = async (
  id: string,
  words: string,
  version: string | undefined,
  consents: ConsentTexts,
  today: readonly string[] = [words],
): Promise<Wording> => {
  const current = { words, version: versionOf(words) }
  if (version === current.version) return current
  const all = await consents.all(id)
  const named = version === undefined ? undefined : all.get(version)
  if (version !== undefined && named !== undefined) return { words: named, version }
  const hadOthers = [...all.values()].some((each) => !today.includes(each))
  return hadOthers ? { words, version: UNKNOWN_VERSION } : current
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

/** The column `consent` of a lead; '' where its form had no box. @param at milliseconds since 1970 */
export const storedProof = (proof: Omit<ConsentProof, 'at'> | undefined, at: number): string =>
  proof ? JSON.stringify({ ...proof, at: new Date(at).toISOString() } satisfies ConsentProof) : ''
