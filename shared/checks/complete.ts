import { POPULAR } from './popular'

/** The rest of the popular domain that `typed` has begun (`ann@gm` → `ail.com`), which Tab or the right arrow accept. */
export const complete = (typed: string): string | undefined => {
  const [, begun = ''] = /^[^\s@]+@([^\s@]+)$/.exec(typed.toLowerCase()) ?? []
  const domain = begun && POPULAR.find((popular) => popular.startsWith(begun))
  return domain ? domain.slice(begun.length) || undefined : undefined
}
