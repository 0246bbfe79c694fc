/**
 * Windows tell each other which popups they are about to show. A popup whose turn has come says so in storage until it is seen,
 * and of two that come at the same moment, the one that has said it first opens.
 */
import type { Page } from '../../../shared/page/model/page'
import { after, all, type Stop } from '../../../shared/page/platform/dom'
import { newId } from '../../../shared/values/id'

const PREFIX = 'coming.'
type Key = `${typeof PREFIX}${string}`

/** Milliseconds. A window that was closed by force leaves its claim behind. */
const CLAIM_MS = 10_000

export interface Claims {
  /** Makes these the claims of this window, by the ids of their popups. */
  keep(ids: readonly string[]): void
  /** The number of popups of other windows that come before this one. */
  before(id: string): number
  stop: Stop
}

export const createClaims = ({ signals, storage, visitor }: Page): Claims => {
  /** Keys of the claims of this window, by popup. Each begins with its time, so that comparing keys compares times. */
  let own = new Map<string, Key>()
  const others = (): Key[] => storage.keys(PREFIX).filter((key) => ![...own.values()].includes(key))
  const list = signals.signal('')
  const stopListening = signals.effect(() => {
    void visitor.now()
    list.value = `${others()}`
    return list.peek() ? after(CLAIM_MS, visitor.tick) : undefined
  })
  const keep: Claims['keep'] = (ids) => {
    const former = [...own.values()]
    own = new Map(ids.map((id) => [id, own.get(id) ?? `${PREFIX}${Date.now()}.${newId()}`]))
    const keys = [...own.values()]
    if (`${keys}` === `${former}`) return
    for (const key of former) if (!keys.includes(key)) storage.set(key, undefined)
    for (const key of keys) storage.set(key, true, CLAIM_MS)
    // Written at once: other windows read it before they show one.
    storage.flush()
  }
  return {
    keep,
    before(id) {
      void list.value
      const ownKey = own.get(id)
      // Read anew: the browser tells of what another window has stored a moment later.
      return signals.untracked(others).filter((key) => !ownKey || key < ownKey).length
    },
    stop: all([() => keep([]), stopListening]),
  }
}
