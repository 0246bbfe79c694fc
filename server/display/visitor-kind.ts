import type { Context } from 'hono'
import { OWNER } from '../../shared/wire/addresses'
import type { Signing } from '../db/signing'
import type { Caller } from '../http/caller'
import type { StoredPopup } from '../popups/queries'
import type { Uncounted } from '../reports/viewer'
import { isOwnerWord } from '../sites/owner-link'
import { pageHost } from '../sites/page-host'
import type { Site } from '../sites/queries'
import { isMachine } from '../targeting/machine'

interface Services {
  caller: Caller
  store: Pick<Signing, 'signer'>
}

interface Asked {
  /** Host of the page; '' if the call does not say it. */
  domain: string
  /** The page says that a program drives its browser. */
  driven: boolean
  /** Addresses of the pages of this visit, one in each line. */
  pages: string
}

/** The words of owners' links in these addresses. */
const ownerWordsIn = (pages: string): string[] =>
  pages
    .split('\n')
    .filter((page) => page.includes(`${OWNER}=`))
    .flatMap((page) => URL.parse(page)?.searchParams.get(OWNER) ?? [])

/** undefined for everybody who is counted. One who came by an owner's link is the owner, with whatever browser. */
export const uncountedKind = async (
  c: Context,
  { domain, driven, pages }: Asked,
  site: Pick<Site, 'key' | 'machines'>,
  { caller, store }: Services,
): Promise<Uncounted | undefined> => {
  for (const word of new Set(ownerWordsIn(pages))) if (await isOwnerWord(store, site.key, word)) return 'owner'
  return isMachine(c, site.machines, { caller, driven, host: pageHost(c, domain) }) ? 'machine' : undefined
}

/** A program gets what is content of the page, and what it presses for. */
export const isWithheld = ({ onClickOnly, type }: StoredPopup, kind: Uncounted | undefined): boolean =>
  kind === 'machine' && !onClickOnly && type !== 'embedded'
