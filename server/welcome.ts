/** What `wisp start` prints. It shows the desk token only on a terminal, because logs keep what is printed. */
import { addressAdvice } from './address/differences'
import type { World } from './commands/command'
import { tokenFile } from './data-folder'
import { DEMO_KEY, PAGES_KEY, SITE_KEY } from './demo'
import { SITE_ROOT } from './demo-site/pages'
import { DEMO_PATHS } from './demo-stores/sites'
import { scriptTag } from './script-tag'

/** The token is in the fragment, which browsers never send, so no log contains it. */
export const signInLink = (origin: string, token: string): string => `${origin}/desk#token=${encodeURIComponent(token)}`

type Output = Pick<World, 'interactive' | 'config'>

const desk = ({ interactive, config }: Output, origin: string, token: string): string => {
  if (interactive) return signInLink(origin, token)
  const kept = config.deskToken ? 'in DESK_TOKEN' : `kept in ${tokenFile(config.dataDir)}; npx wisp desk prints a link`
  return `${origin}/desk (its token is ${kept})`
}

/** A line for each demo shop that there is. */
const shops = (origin: string, keys: string[]): string => {
  const all = [...DEMO_PATHS].filter(([key]) => keys.includes(key))
  return all.map(([, path], index) => `\n    ${index ? '       ' : 'shop   '} ${origin}${path}`).join('')
}

const siteOf = (origin: string, keys: string[]): string =>
  keys.includes(SITE_KEY) ? `\n    site    ${origin}${SITE_ROOT}` : ''

const MOST_PAGES = 5

/** A line for each of the first pages. */
const pagesOf = (origin: string, paths: string[]): string =>
  paths
    .slice(0, MOST_PAGES)
    .map((path, index) => `\n    ${index ? '       ' : 'page   '} ${origin}${path}`)
    .join('')

interface Content {
  /** Keys of all sites. */
  keys: string[]
  /** Paths of the pages. */
  pages: string[]
}

const DEMOS = new Set([DEMO_KEY, SITE_KEY, PAGES_KEY, ...DEMO_PATHS.keys()])

/** Where several owners draw popups and pages, the desk is better off alone. '' if there is nothing to advise. */
export const hostAdvice = ({ deskUrl }: Pick<World['config'], 'deskUrl'>, keys: string[]): string =>
  deskUrl || keys.filter((key) => !DEMOS.has(key)).length < 2
    ? ''
    : `There is more than one site, and all of them can draw at the address of the desk. Give the desk one of its own,
  DESK_URL=https://desk.example.com, and each site one, PAGES_HOST=*.pages.example.com (docs/server.md).`

/** @param origin URL of the server on this machine */
export const welcome = (output: Output, origin: string, token: string, { keys, pages }: Content): string => {
  const demo = keys.includes(DEMO_KEY)
  const shown = output.config.publicUrl ?? origin
  const advice = [addressAdvice(output.config), hostAdvice(output.config, keys)].filter(Boolean).join('\n\n  ')
  return `
  Wisp is running.
${shops(shown, keys)}${siteOf(shown, keys)}${pagesOf(shown, pages)}
    designs ${shown}/gallery
    desk    ${desk(output, output.config.deskUrl ?? shown, token)}
    script  ${shown}/wisp.js

  Paste this into a page:

    ${scriptTag(shown, demo ? DEMO_KEY : (keys[0] ?? ''))}
${advice && `\n  ${advice}\n`}`
}
