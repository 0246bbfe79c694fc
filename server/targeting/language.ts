/** Characters of the header that are read; browsers send less. */
const MAX_HEADER_LENGTH = 500

const weightOf = (parameters: string[]): number => {
  const weight = parameters.map((each) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(each)?.[1]).find(Boolean)
  return weight === undefined ? 1 : Number(weight) || 0
}

/** Some languages have changed their codes: Hebrew was `iw`. */
const current = (tag: string): string => {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag
  } catch {
    return tag
  }
}

/** The tags that a visitor wants, the most wanted first, by Accept-Language. */
export const languagesIn = (header = ''): string[] => {
  const languages = header
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((entry) => entry.split(';'))
    .map(([tag = '', ...parameters]) => ({ tag: tag.trim(), weight: weightOf(parameters) }))
    .filter(({ tag, weight }) => /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(tag) && weight > 0)
  // The sort is stable, so tags of equal weight keep their order.
  return languages.sort((first, other) => other.weight - first.weight).map(({ tag }) => current(tag))
}

/** The tag that a visitor wants most; '' if the header names none. */
export const languageIn = (header?: string): string => languagesIn(header)[0] ?? ''
