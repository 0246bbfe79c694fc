/** The bridge to a consent platform on a page. Needs fake timers. */
import { vi } from 'vitest'
import type { Page } from '../../shared/page/model/page'
import type { Popups, RunChunk } from '../../shared/page/model/popups'
import type { Stop } from '../../shared/page/platform/dom'
import { createStorage } from '../../shared/page/storage/storage'

export const chunkOf = (name: string): Promise<RunChunk> => import(`../../chunks/consent/consent-${name}/index.ts`)
const loadOwn = (chunk: string): Promise<RunChunk> => chunkOf(chunk.replace('consent-', ''))
export const globals = window as unknown as Record<string, unknown>

let stops: Stop[] = []
/** The bridge of a platform; what it has decided, in order. */
export const follow = async (
  name: string,
  {
    consent = 'required',
    categories = [] as string[],
    country = '',
    load = loadOwn,
    storage = createStorage(consent === 'none'),
  } = {},
) => {
  if (country) storage.set('country', country)
  const decisions: boolean[] = []
  globals.wisp = {
    consent(yes: boolean) {
      decisions.push(yes)
      storage.allow(yes)
    },
  }
  const page = { consent, storage, load } as unknown as Page
  const answer = { peek: () => ({ raw: { consent_categories: categories } }) }
  const stop = (await chunkOf(name)).run(page, { answer } as unknown as Popups)
  stops.push(stop)
  return { decisions, storage, stop }
}
export const stopBridges = (): void => {
  for (const stop of stops) stop()
  stops = []
  delete globals.wisp
}
/** Longer than any wait of a bridge, except that for the stub of GPP. */
export const aWhile = () => vi.advanceTimersByTimeAsync(3_000)
