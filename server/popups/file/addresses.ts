/** Popup file: the pages that a popup is for, and where visitors come from. */
import { domainToASCII } from 'node:url'
import * as v from 'valibot'
import { globPattern } from '../../../shared/targeting/glob'
import {
  ADDRESS_COMPARISONS,
  type AddressMatch,
  type PageMatch,
  type ReferrerMatch,
  SOURCES,
} from '../../../shared/targeting/visit-targeting'
import { keyed, listOf, oneOf, textOf } from '../../files/values'
import { patternProblem } from '../../patterns/pattern-problem'

/** Entries of one list. */
const MAX_ADDRESSES = 100

/** Apps of Android have addresses of their own. */
const isWhole = (text: string): boolean => /^(https?|android-app):\/\//.test(text)
/** The default port of a scheme, which browsers leave out. */
const USUAL_PORT = /^(http:.*):80$|^(https:.*):443$/
/** Writes the host as browsers do: in small letters, and `xn--…` for letters that English does not have. */
const withHost = (text: string): string =>
  text.replace(/^(https?:\/\/)([^/]*)/i, (_, scheme: string, host: string) => {
    const [name = '', port] = host.split(/(?=:\d+$)/)
    return `${scheme.toLowerCase()}${domainToASCII(name) || name.toLowerCase()}${port ?? ''}`.replace(
      USUAL_PORT,
      '$1$2',
    )
  })

const Compared = v.pipe(
  textOf(1000),
  v.check((text) => !/[?#]/.test(text), 'must end before the ? or #: parameters of an address go into query'),
  v.transform(withHost),
)

/** A text that is compared with the path of a page, or with a whole address. */
const ofPage = v.pipe(
  Compared,
  v.check((text) => /^\/|\*/.test(text) || isWhole(text), 'must begin with a / or with https://'),
)
/** A text that is compared with the host and path of a referrer. */
const ofReferrer = v.pipe(
  Compared,
  v.transform((text) => (isWhole(text) || text.startsWith('/') ? text : withHost(`https://${text}`).slice(8))),
)

const isGlob = (text: string): boolean => !patternProblem(globPattern(text), 'targeting')
const Glob = v.check(isGlob, 'takes too long to compare: use fewer *')

const Pattern = v.pipe(
  textOf(1000),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed && patternProblem(dataset.value, 'targeting')
    if (problem) addIssue({ message: problem })
  }),
)

const wrongNumber = (keys: readonly string[]) => `must have one of ${keys.join(', ')}`
const waysIn = (match: object, keys: readonly string[]): number =>
  keys.filter((key) => Object.hasOwn(match, key)).length

const Query = listOf(
  keyed({
    name: textOf(200),
    is: v.exactOptional(v.pipe(v.string('must be text'), v.maxLength(1000, 'must be 1000 characters or less'))),
  }),
  'conditions',
  20,
)

const PageEntry = v.pipe(
  keyed({
    is: v.exactOptional(ofPage),
    begins: v.exactOptional(ofPage),
    contains: v.exactOptional(Compared),
    glob: v.exactOptional(v.pipe(ofPage, Glob)),
    matches: v.exactOptional(Pattern),
    query: v.exactOptional(Query),
  } satisfies Record<keyof PageMatch, v.GenericSchema>),
  v.check(
    (match) =>
      waysIn(match, ADDRESS_COMPARISONS) === 1 || (waysIn(match, ADDRESS_COMPARISONS) === 0 && 'query' in match),
    `${wrongNumber(ADDRESS_COMPARISONS)}, or only a query`,
  ),
)

const ReferrerEntry = v.pipe(
  keyed({
    is: v.exactOptional(ofReferrer),
    begins: v.exactOptional(ofReferrer),
    contains: v.exactOptional(Compared),
    glob: v.exactOptional(v.pipe(ofReferrer, Glob)),
    matches: v.exactOptional(Pattern),
    from: v.exactOptional(oneOf(SOURCES)),
  } satisfies Record<keyof ReferrerMatch, v.GenericSchema>),
  v.check(
    (match) => waysIn(match, [...ADDRESS_COMPARISONS, 'from']) === 1,
    wrongNumber([...ADDRESS_COMPARISONS, 'from']),
  ),
)

/** Lists of which at least one is there. */
export const selectionOf = <S extends v.GenericSchema>(entry: S, noun: string) =>
  v.pipe(
    keyed({
      include: v.exactOptional(listOf(entry, noun, MAX_ADDRESSES)),
      exclude: v.exactOptional(listOf(entry, noun, MAX_ADDRESSES)),
    }),
    v.check((lists) => 'include' in lists || 'exclude' in lists, 'must have include, exclude or both'),
  )

export const Pages = selectionOf(PageEntry as v.GenericSchema<unknown, AddressMatch & PageMatch>, 'pages')
export const Referrers = selectionOf(ReferrerEntry as v.GenericSchema<unknown, ReferrerMatch>, 'referrers')
