/** Makes the record of what visitors agree to in a contact form, which is kept with the lead. */
import { WORDS, wordsNamed } from '../../shared/wire/server/contact-form'
import type { SiteCache } from '../cache/site-cache'
import { withPlaceholders } from '../files/links'
import type { ConsentBox, ConsentProof } from '../leads/answers'
import { UNKNOWN_VERSION, wordingOf } from '../leads/consent-proof'
import { versionOf } from '../lib/text'
import type { ConsentTexts } from '../popups/consents'
import { withAddresses } from '../template/site-links'
import { acceptancesOf, acceptanceWords } from './acceptances'
import type { ContactField } from './form'
import type { StoredForm } from './queries'
import { hiddenIn, type Submission } from './submission'

interface Services {
  cache: Pick<SiteCache, 'site'>
  store: { consents: ConsentTexts }
}

const boxOf = async (
  { name, label }: ContactField,
  { values }: Submission,
  { form, popupId }: StoredForm,
  consents: ConsentTexts,
): Promise<ConsentBox> => {
  const start = wordsNamed(name, '')
  const version = values
    .get(WORDS)
    ?.find((value) => value.startsWith(start))
    ?.slice(start.length)
  const wording = await wordingOf(popupId, withPlaceholders(label), version, consents, acceptanceWords(form))
  return { field: name, given: values.has(name), ...wording }
}

/** undefined if the visitor had no box before them: the form has none, or their other answers hide it. */
export const proofOf = async (
  storedForm: StoredForm,
  submission: Submission,
  page: string,
  { cache, store }: Services,
): Promise<Omit<ConsentProof, 'at'> | undefined> => {
  const { form, siteKey } = storedForm
  const isHidden = hiddenIn(form, submission)
  const visible = acceptancesOf(form).filter((field) => !isHidden(field))
  const addresses = (await cache.site(siteKey))?.addresses
  const boxes: ConsentBox[] = []
  for (const field of visible) {
    const box = await boxOf(field, submission, storedForm, store.consents)
    boxes.push(addresses ? { ...box, words: withAddresses(box.words, addresses) } : box)
  }
  const [first, second] = boxes
  if (!first) return undefined
  if (!second) return { given: first.given, words: first.words, version: first.version, page }
  const words = boxes.map((box) => box.words).join('\n')
  const isKnown = boxes.every(({ version }) => version !== UNKNOWN_VERSION)
  const version = isKnown ? versionOf(words) : UNKNOWN_VERSION
  return { given: boxes.every(({ given }) => given), words, version, page, boxes }
}
