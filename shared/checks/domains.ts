/** Domains whose addresses anybody can have, free ones and disposable ones alike. 30 kB: never imported by what a popup always loads. */
import list from 'wisp:free-domains'

const BUILT_IN = new Set(
  list.split('\n').flatMap((line) => {
    const [ending, ...names] = line.split(' ')
    return names.map((name) => `${name}.${ending}`)
  }),
)

export const isFree = (domain: string): boolean => BUILT_IN.has(domain)

/** A list of the owner's instead: one domain to a line, as public lists are written. `#` begins a comment; `*.` and `@` are dropped. */
export const parseDomainList = (text: string): typeof isFree => {
  const lines = text
    .toLowerCase()
    .split('\n')
    .map((line) =>
      line
        .replace(/#.*/, '')
        .trim()
        .replace(/^(\*\.|@)/, ''),
    )
  const domains = new Set(lines.filter(Boolean))
  return (domain) => domains.has(domain)
}
