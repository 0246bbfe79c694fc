/** Joins a page of a page-builder to wisp.js, which runs this chunk, while the page calls `join`: either may come first. */
import type { PagePopupsChunk, PageRuntime } from '../../../shared/page/model/page-builder'
import type { Stop } from '../../../shared/page/platform/dom'
import type { Running } from './running'
import { type Joined, start } from './start'

interface Run extends Running {
  /** Set once the page's popups were given to it. */
  joined?: Joined
}

/** The arguments with which the page has called `join`. */
let consentRequest: [runtime: PageRuntime, allow: (yes: boolean) => void] | undefined
let now: Run | undefined
/** Called once wisp.js runs. */
const waiting: (() => void)[] = []

const connect = (): void => {
  if (!consentRequest || !now) return
  now.joined ??= start(now, ...consentRequest)
  for (const go of waiting.splice(0)) go()
}

/** Called again after `wisp.refresh()`, with other popups. */
export const run: PagePopupsChunk['run'] = (page, popups): Stop => {
  const mine: Run = { page, popups }
  now = mine
  connect()
  return () => {
    mine.joined?.stop()
    if (now === mine) now = undefined
  }
}

export const join: PagePopupsChunk['join'] = async (runtime, allow) => {
  consentRequest ??= [runtime, allow]
  connect()
  while (!now?.joined) await new Promise<void>((resolve) => waiting.push(resolve))
  const { page, joined } = now
  return { page, popups: joined.popups }
}
