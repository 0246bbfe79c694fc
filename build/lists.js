/** `wisp:free-domains`: the domains of free mail providers, made from a public list (THIRD-PARTY-NOTICES.md). */
import { createRequire } from 'node:module'

/** @type {string[]} */
const PUBLIC = createRequire(import.meta.url)('email-providers/all.json')

/** Well-known domains that the public list lacks. */
const MISSING =
  'fastmail.com fastmail.net tuta.com tuta.io tutanota.com tutanota.de posteo.de posteo.net mail.de mailfence.com hey.com duck.com kakao.com sohu.com nifty.com my.com mail.fr yahoo.ch yahoo.be yahoo.pt yahoo.fi yahoo.no hotmail.ch hotmail.no live.se live.in chello.at xs4all.nl bigpond.net bezeqint.net 012.net.il'.split(
    ' ',
  )

/** Former free providers. Today their own employees write from them, and refusing those would lose leads. */
const EMPLOYERS =
  'alibaba.com ancestry.com discovery.com medscape.com techspot.com singpost.com swissinfo.org telstra.com oath.com facebook.com name.com about.com bt.com fcc.net'.split(
    ' ',
  )

/**
 * Keeps names of one label under an ordinary ending. Drops schools and authorities, subdomains of other people's
 * domains (they come and go), and the endings that Freenom gave away, whose registry is closed.
 */
const LISTED_DOMAIN = /^[a-z\d-]+\.(?!(tk|ml|ga|cf|gq|edu|gov)$)([a-z]{2,}|(com?|net|ne|org|or)\.[a-z]{2})$/
const BARE_ENDING = /^(com?|net|org|nom)\.[a-z]{2}$/

/** @returns {string[]} */
export const freeDomains = () =>
  [...new Set([...PUBLIC, ...MISSING])].filter(
    (domain) => LISTED_DOMAIN.test(domain) && !BARE_ENDING.test(domain) && !EMPLOYERS.includes(domain),
  )

/** One line for each ending, followed by its names. This compresses 10 % smaller. @param {string[]} domains */
const pack = (domains) => {
  /** @type {Map<string, string[]>} */
  const names = new Map()
  for (const domain of domains) {
    const [name = '', ...ending] = domain.split('.')
    names.set(ending.join('.'), [...(names.get(ending.join('.')) ?? []), name])
  }
  return [...names].map(([ending, list]) => [ending, ...list.sort()].join(' ')).join('\n')
}

const ID = 'wisp:free-domains'

/** @returns {import('vite').Plugin} */
export const lists = () => ({
  name: 'wisp-lists',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(pack(freeDomains()))}` : undefined),
})
