/**
 * What other windows are about to show. A popup whose turn has come says so in storage until it is seen, and of two that come
 * at the same moment, the one that has said it first opens.
 */
import type { Page } from '../../../shared/page/model/page'
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { newId } from '../../../shared/values/id'

const PREFIX = 'coming.'

/** Milliseconds. A window that was closed by force leaves its claim behind. */
const CLAIM_MS = 10_000

export interface Claims {
  /** Makes these the claims of this window, by the names of their showings. */
  keep(showings: readonly string[]): void
  /** How many popups of other windows come before this one. */
  before(showing: string | undefined): number
  /** False while nobody can see the window: it claims nothing then. */
  isVisible(): boolean
  stop: Stop
}

export const createClaims = ({ signals, storage, visitor }: Page): Claims => {
  const visible = signals.signal(!doc.hidden)
  /** Keys of the claims of this window, by showing. Each begins with its time, so that comparing keys compares times. */
  const keys = new Map<string, `coming.${string}`>()
  const others = (): string[] => storage.keys(PREFIX).filter((key) => ![...keys.values()].includes(key as never))
  const list = signals.signal('')
  const stopListening = signals.effect(() => {
    void visitor.now()
    list.value = others().join()
    return list.peek() ? after(CLAIM_MS, visitor.tick) : undefined
  })
  const keep: Claims['keep'] = (showings) => {
    const gone = [...keys.keys()].filter((showing) => !showings.includes(showing))
    const fresh = showings.filter((showing) => !keys.has(showing))
    for (const showing of gone) {
      storage.set(keys.get(showing) ?? PREFIX, undefined)
      keys.delete(showing)
    }
    for (const showing of fresh) {
      keys.set(showing, `${PREFIX}${Date.now()}.${newId()}`)
      storage.set(keys.get(showing) ?? PREFIX, true, CLAIM_MS)
    }
    // Written at once: other windows read it before they show one.
    if (gone.length || fresh.length) storage.flush()
  }
  return {
    keep,
    before(showing) {
      void list.value
      const own = keys.get(showing ?? '')
      // As it is now: the browser tells of what another window has stored a moment later.
      return signals.untracked(() => others().filter((key) => own === undefined || key < own).length)
    },
    isVisible: () => visible.value,
    stop: all([
      () => keep([]),
      stopListening,
      on(document, 'visibilitychange', () => {
        visible.value = !doc.hidden
      }),
    ]),
  }
}
