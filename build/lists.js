/** `wisp:free-domains`: the domains whose addresses anybody can have, made from a public list (THIRD-PARTY-NOTICES.md). */
import { createRequire } from 'node:module'

/** @type {string[]} */
const PUBLIC = createRequire(import.meta.url)('email-providers/all.json')

/** Well known, and not on the public list. */
const MISSING =
  'fastmail.com fastmail.net tuta.com tuta.io tutanota.com tutanota.de posteo.de posteo.net mail.de mailfence.com hey.com duck.com kakao.com sohu.com nifty.com my.com mail.fr yahoo.ch yahoo.be yahoo.pt yahoo.fi yahoo.no hotmail.ch hotmail.no live.se live.in chello.at xs4all.nl bigpond.net bezeqint.net 012.net.il'.split(
    ' ',
  )

/** They had free mail once; today their own people write from them, and refusing those would lose leads. */
const EMPLOYERS =
  'alibaba.com ancestry.com discovery.com medscape.com techspot.com singpost.com swissinfo.org telstra.com oath.com facebook.com name.com about.com bt.com fcc.net'.split(
    ' ',
  )

/**
 * Names of one label under an ordinary ending. Left out: schools and authorities; hosts under other people's domains, which
 * come and go; endings whose registry gave domains away and is closed (Freenom).
 */
const KEPT = /^[a-z\d-]+\.(?!(tk|ml|ga|cf|gq|edu|gov)$)([a-z]{2,}|(com?|net|ne|org|or)\.[a-z]{2})$/
const BARE_ENDING = /^(com?|net|org|nom)\.[a-z]{2}$/

/** @returns {string[]} */
export const freeDomains = () =>
  [...new Set([...PUBLIC, ...MISSING])].filter(
    (domain) => KEPT.test(domain) && !BARE_ENDING.test(domain) && !EMPLOYERS.includes(domain),
  )

/** One ending to a line, its names behind it: a tenth smaller when compressed. @param {string[]} domains */
export const pack = (domains) => {
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
