import { readDomain } from '../lib/domain'
import { type Problem, refuse } from '../lib/invalid'
import type { Site, Sites } from './queries'

/** As an owner says it; nothing in it is checked yet. */
interface SiteInput {
  name: string
  domains: string[]
  /** HTML that a page inserts after a conversion; '' for none. */
  conversionCode: string
}

const MAX_NAME_LENGTH = 200

/** Lists print each name in one line. */
const isName = (name: string): boolean =>
  name.trim() !== '' && name.length <= MAX_NAME_LENGTH && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)

const problemsIn = ({ name, domains }: SiteInput): Problem[] => [
  ...(isName(name)
    ? []
    : [{ path: ['name'], message: `A site has a name of at most ${MAX_NAME_LENGTH} letters in one line` }]),
  ...domains.flatMap((text) => {
    const reading = readDomain(text)
    return 'problem' in reading ? [{ path: ['domains'], message: `"${text}" ${reading.problem}` }] : []
  }),
]

/** Adds a site, or throws an Invalid with all that is wrong. */
export const addSite = async ({ sites }: { sites: Pick<Sites, 'add'> }, input: SiteInput): Promise<Site> => {
  refuse(problemsIn(input))
  const domains = input.domains.map(readDomain).flatMap((reading) => ('domain' in reading ? reading.domain : []))
  return sites.add({ ...input, domains: [...new Set(domains)] })
}
