/**
 * A page runs a script of ours whose build the server has no more: the current one takes over, once. The server gives out this chunk
 * in place of any that the old script asks for (server/builds/handover.ts). Of the old script it needs only what is public, and
 * what every chunk that runs beside popups is given.
 */
import type { WispApi, WispCall } from '../../../shared/page/model/api'
import { isActive, type PopupState } from '../../../shared/page/model/lifecycle'
import type { Page } from '../../../shared/page/model/page'
import type { Popups } from '../../../shared/page/model/popups'
import { reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { bare, globalNamed } from '../../../shared/page/platform/safe-dom'

/** The popups, as the old script gives them to a chunk that it runs. */
interface OldPopups extends Popups {
  stop?: Stop
}

const HANDOVER_SYMBOL = Symbol.for('wisp-handover')
/** wisp-page.js runs on the page: its popups join the new script as they did the old one. */
const BUILT_PAGE_SYMBOL = Symbol.for('wisp-page')
const flags = window as unknown as Record<symbol, unknown>

/** Loads the current script; set once. */
let load: (() => Promise<unknown>) | undefined

/** A popup that the visitor sees stays until it is closed; one that stands in the page is drawn anew. */
const isSeen = ({ campaign, status }: PopupState): boolean =>
  status.value.step === 'shown' && campaign.type !== 'embedded'

const untilUnseen = ({ signals }: Page, { popups }: Popups): Promise<void> =>
  new Promise((resolve) => {
    const stop = signals.effect(() => {
      if (!popups.value.some(isSeen)) resolve(Promise.resolve().then(() => stop()))
    })
  })

/** Ids of popups that fired under the old script and never reached the screen: the new one opens them. */
const unshownIds = ({ popups }: Popups): string[] =>
  popups.peek().flatMap(({ campaign, status }) => {
    const now = status.peek()
    return (isActive(now) || now.suppressed === 'failed') && now.step !== 'shown' ? [campaign.id] : []
  })

/** A script of the page may still hold the old API object: its methods become those of the new one. */
const forward = (old: WispApi, now: WispApi, spa: string): void => {
  // The old script watches the address as well.
  Object.assign(old, now, spa === 'false' ? {} : { refresh() {} })
}

const exchange = async (page: Page, popups: OldPopups): Promise<void> => {
  await untilUnseen(page, popups)
  const old = globalNamed('wisp') as WispApi
  const toReopen = unshownIds(popups)
  const { site, host, consent, spa, store, landing, nonce } = page
  popups.stop?.()
  page.storage.flush()
  // The tag may be gone from the page by now; then the new script reads these.
  Object.assign(window, {
    wispSettings: { site, host, consent, spa, store, landing, nonce, ...(globalNamed('wispSettings') as object) },
  })
  const calls: (WispCall | ((now: WispApi) => void))[] = [(now: WispApi) => forward(old, now, spa)]
  if (consent !== 'none' && page.storage.allowed()) calls.push(['consent', true])
  if (flags[BUILT_PAGE_SYMBOL]) calls.push(['run', 'page-popups'])
  // The old script has asked for this visitor, whom the server must not count twice.
  const queue = [...calls, ...toReopen.map((id): WispCall => ['open', id])]
  Object.assign(window, { wisp: Object.assign(queue, { seen: true }) })
  await load?.()
}

/** The old script runs this like any chunk, and so hands over its popups. */
export const run = (page: Page, popups: OldPopups): Stop => {
  reportRejection(exchange(page, popups))
  return () => {}
}

/** @param loadCurrent imports the current script */
export const takeOver = (loadCurrent: () => Promise<unknown>): void => {
  // A page whose tag names a build (a pinned tag) must never get another one.
  const isPinned = [...bare(document, 'scripts')].some(({ src }) => /\/v\/[\da-f]{10}\/wisp/.test(src))
  if (flags[HANDOVER_SYMBOL] || isPinned) return
  flags[HANDOVER_SYMBOL] = true
  load = loadCurrent
  const old = globalNamed('wisp') as Partial<WispApi> | undefined
  if (old?.version && old.run) old.run('handover')
  // The new build has not started: its own first chunk is gone.
  else reportRejection(loadCurrent())
}
