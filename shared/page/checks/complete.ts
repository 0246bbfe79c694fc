import { POPULAR_DOMAINS } from './popular'

/** The rest of a popular domain (`ann@gm` → `ail.com`), which Tab or the right arrow accepts. */
export const complete = (typed: string): string | undefined => {
  const [, begun = ''] = /^[^\s@]+@([^\s@]+)$/.exec(typed.toLowerCase()) ?? []
  const domain = begun && POPULAR_DOMAINS.find((popular) => popular.startsWith(begun))
  return domain ? domain.slice(begun.length) || undefined : undefined
}
