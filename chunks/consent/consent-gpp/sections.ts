/** What the sections of GPP say that apply to a visitor, as the platform hands them to pages: already decoded. */
import { list, object } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'

/** What a visitor of the USA may object to, and the word of the browser (GPC). */
const CATEGORIES = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut', 'Gpc']
/** As in TCF: storing something, a profile for content, choosing content by it, measuring content. */
const PURPOSES = ['1', '5', '6', '8']

/** The sections by their numbers. Those that have been added since are named in `supportedAPIs`, like `28:usxx`. */
const [TCF_EU, TCF_CANADA, US_PRIVACY] = ['tcfeuv2', 'tcfcav1', 'uspv1'] as const
const STATES =
  'usnat,usca,usva,usco,usut,usct,usfl,usmt,usor,ustx,usde,usia,usne,usnh,usnj,ustn,usmn,usmd,usin,usky,usri'
const SECTIONS = ['', '', TCF_EU, '', '', TCF_CANADA, US_PRIVACY, ...STATES.split(',')]
const NO_SECTION = -1

const sectionName = (id: number, supported: unknown[]): string =>
  SECTIONS[id] ?? supported.map((entry) => `${entry}`.split(':')).find(([number]) => number === `${id}`)?.[1] ?? ''

/** `none`: no section applies; `unset`: one that applies is not there, or cannot be understood. */
export type SectionsAnswer = 'yes' | 'no' | 'unset' | 'none'

type Section = Record<string, unknown>

/** One object of all segments: most platforms hand over a list of them, and some one object. */
const mergedSection = (section: unknown): Section =>
  Object.assign({}, ...(Array.isArray(section) ? section : [section]))

/**
 * Values of a field: 1, the visitor objects or has not agreed; 2, the visitor does not object or has agreed; 0, the field does
 * not apply. `NAMENotice` is 2 where nobody has told the visitor of the choice.
 */
const answerOfState = (section: Section, names: string[]): SectionsAnswer => {
  const fields = names.filter((name) => own(section, name) !== undefined)
  const values = fields.map((name) => own(section, name))
  if (values.some((value) => value === 1 || value === true)) return 'no'
  const isTold = fields.every((name) => own(section, `${name}Notice`) !== 2)
  return isTold && fields[0] && values.every((value) => value === 2 || value === 0 || value === false) ? 'yes' : 'unset'
}

/** The list has the numbers of purposes, or a truth value for each of them. */
const hasPurpose = (consents: unknown, purpose: string): boolean =>
  list(consents).includes(Number(purpose)) || list(consents)[Number(purpose) - 1] === true

const answerOfPurposes = (section: Section, purposes: string[], lists: string[]): SectionsAnswer =>
  purposes.every((purpose) => lists.some((name) => hasPurpose(own(section, name), purpose))) ? 'yes' : 'no'

const answerOfSection = (name: string, section: Section, names: readonly string[]): SectionsAnswer => {
  const isPurpose = (category: string): boolean => /^\d/.test(category)
  const askedNames = names.filter((category) => isPurpose(category) === /^tcf/.test(name))
  const purposes = askedNames[0] ? askedNames : PURPOSES
  if (name === TCF_EU) return answerOfPurposes(section, purposes, ['PurposeConsents', 'PurposeConsent'])
  if (name === TCF_CANADA)
    return answerOfPurposes(section, purposes, ['PurposesExpressConsent', 'PurposesImpliedConsent'])
  if (name === US_PRIVACY)
    return /^[YN-]$/.test(`${section.OptOutSale}`) ? (section.OptOutSale === 'Y' ? 'no' : 'yes') : 'unset'
  return answerOfState(section, askedNames[0] ? askedNames : CATEGORIES)
}

/**
 * @param ping what the platform says of itself (`pingData`)
 * @param names what has to be allowed; empty: the usual
 * @param isTcfHeard whether TCF itself says what its section says
 * @returns undefined: not known yet
 */
export const answerOfSections = (
  ping: Section,
  names: readonly string[],
  isTcfHeard: boolean,
): SectionsAnswer | undefined => {
  const ids = list(ping.applicableSections).map(Number)
  if (!ids.some((id) => id)) return
  const applicable = ids.filter((id) => id > 0).map((id) => sectionName(id, list(ping.supportedAPIs)))
  const heard = applicable.filter((name) => !(isTcfHeard && name === TCF_EU))
  const sections = object(ping.parsedSections)
  const answers = heard.map((name): SectionsAnswer => {
    const section = own(sections, name)
    return section ? answerOfSection(name, mergedSection(section), names) : 'unset'
  })
  for (const answer of ['no', 'unset', 'yes'] as const) if (answers.includes(answer)) return answer
  return heard[0] || applicable[0] || ids.includes(NO_SECTION) ? 'none' : undefined
}
