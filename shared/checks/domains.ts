/** Free and disposable email domains. 30 kB, so never import it from what every popup loads. */
import list from 'wisp:free-domains'

const BUILT_IN = new Set(
  list.split('\n').flatMap((line) => {
    const [ending, ...names] = line.split(' ')
    return names.map((name) => `${name}.${ending}`)
  }),
)

export const isFree = (domain: string): boolean => BUILT_IN.has(domain)

/** Parses the owner's own list: one domain per line, `#` starts a comment, a leading `*.` or `@` is dropped. */
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
