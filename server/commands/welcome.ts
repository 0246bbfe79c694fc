/** The text that `wisp start` prints. It shows the desk token only on a terminal, because logs keep what is printed. */
import { addressAdvice } from '../http/address/differences'
import { tokenFile } from '../lib/data-folder'
import type { MountedSite } from '../mount/mounted-applications'
import { scriptTag } from '../sites/script-tag'
import type { World } from './command'

/** The token is in the fragment, which browsers never send, so no log contains it. */
export const signInLink = (origin: string, token: string): string => `${origin}/desk#token=${encodeURIComponent(token)}`

type Output = Pick<World, 'interactive' | 'config'>

const desk = ({ interactive, config }: Output, origin: string, token: string): string => {
  if (interactive) return signInLink(origin, token)
  const tokenPlace = config.deskToken
    ? 'in DESK_TOKEN'
    : `kept in ${tokenFile(config.dataDir)}; npx wisp desk prints a link`
  return `${origin}/desk (its token is ${tokenPlace})`
}

/** A line for each address, of which the first of a kind says what it is. */
const addresses = (origin: string, all: { kind: string; path: string }[]): string =>
  all
    .map(({ kind, path }, index) => `\n    ${(kind === all[index - 1]?.kind ? '' : kind).padEnd(7)} ${origin}${path}`)
    .join('')

const MAX_LISTED_PAGES = 5

interface Content {
  /** Keys of all sites. */
  keys: string[]
  /** Addresses of the applications beside the server. */
  mounted: Pick<MountedSite, 'key' | 'home'>[]
  /** Paths of the pages. */
  pages: string[]
}

/** Advises a host of its own for the desk if several owners draw popups and pages; '' if there is nothing to advise. */
export const hostAdvice = ({ deskUrl }: Pick<World['config'], 'deskUrl'>, keysOfOwners: string[]): string =>
  deskUrl || keysOfOwners.length < 2
    ? ''
    : `There is more than one site, and all of them can draw at the address of the desk. Give the desk one of its own,
  DESK_URL=https://desk.example.com, and each site one, PAGES_HOST=*.pages.example.com (docs/server.md).`

/** @param origin URL of the server on this machine */
export const welcome = (output: Output, origin: string, token: string, { keys, mounted, pages }: Content): string => {
  const there = mounted.filter(({ key }) => keys.includes(key))
  const ofOwners = keys.filter((siteKey) => !there.some(({ key }) => key === siteKey))
  const address = output.config.publicUrl ?? origin
  const advice = [addressAdvice(output.config), hostAdvice(output.config, ofOwners)].filter(Boolean).join('\n\n  ')
  const homes = there.flatMap(({ home }) => home ?? [])
  return `
  Wisp is running.
${addresses(address, homes)}${addresses(
  address,
  pages.slice(0, MAX_LISTED_PAGES).map((path) => ({ kind: 'page', path })),
)}
    designs ${address}/gallery
    desk    ${desk(output, output.config.deskUrl ?? address, token)}
    script  ${address}/wisp.js

  Paste this into a page:

    ${scriptTag(address, there[0]?.key ?? keys[0] ?? '')}
${advice && `\n  ${advice}\n`}`
}
