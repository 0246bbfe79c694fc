/** Counts the popups that open by themselves: those that were seen, in all tabs, and those that are about to be. */

import type { Calm, CalmSpan, CalmView } from '../../../shared/model/calm'
import { isActive, type PopupState, type Status } from '../../../shared/page/model/lifecycle'
import type { Page } from '../../../shared/page/model/page'
import type { Popups } from '../../../shared/page/model/popups'
import { derived } from '../../../shared/page/platform/derived'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import {
  addCalmView,
  type CalmPlace,
  calmPlace,
  calmViews,
  pageIn,
  removeOldViews,
} from '../../../shared/page/targeting/calm-views'
import { type Claims, createClaims } from './claims'
import { keepAfterWithdrawal } from './withdrawal'

type Counted = Pick<PopupState, 'campaign'> & { status: Pick<PopupState['status'], 'value'> }

/** What the visitor has asked for does not open by itself, and what the page embeds is content of the page. */
const isCounted = ({ campaign, status }: Counted): boolean => campaign.type !== 'embedded' && !status.value.asked

/** True if the popup has fired and nobody has seen it yet. */
const isComing = (status: Status): boolean => isActive(status) && !status.seen

const firingOf = ({ status }: PopupState): number => status.value.firing

/**
 * The popups whose turn has come. The first popup of a page counts from the moment it fires, because the queue that gives turns is
 * in files that are still loading then.
 */
const comingNow = (popups: readonly PopupState[]): PopupState[] => {
  const active = popups.filter(({ status }) => isActive(status.value))
  const isFirst = (state: PopupState): boolean =>
    active.every((other) => other.status.value.step === 'fired' && firingOf(other) >= firingOf(state))
  return active.filter((state) => {
    const { seen, step, waitsFor } = state.status.value
    return !seen && !waitsFor && (step === 'loading' || (step === 'fired' && isFirst(state)))
  })
}

export interface Counting {
  place(): CalmPlace
  views(): CalmView[]
  /** Popups that are to be seen before this one, on this page only or in all windows. */
  ahead(id: string, span?: CalmSpan): number
  stop: Stop
}

interface Views {
  now(): CalmView[]
  stop: Stop
}

const createViews = ({ signals, storage, visitor }: Page): Views => {
  const read = (): CalmView[] => calmViews(storage, visitor.now())
  /** The views as a text, so that effects run again only when they have changed. */
  const [text, stop] = derived(signals, () => JSON.stringify(read()))
  return {
    now() {
      void text.value
      // Read anew: the browser tells of what another window has stored a moment later.
      return signals.untracked(read)
    },
    stop,
  }
}

const showingOf = ({ campaign, status }: PopupState): string => `${campaign.id} ${status.value.firing}`

/** Stores each view once, as a popup may show several times. Until then, one whose turn has come is claimed. */
const recordViews = (page: Page, { popups }: Popups, calm: Calm, arrival: number, claims: Claims): Stop => {
  const { signals, storage, visitor } = page
  const recorded = new Set<string>()
  const views: CalmView[] = []
  const record = (showing: string): void => {
    recorded.add(showing)
    removeOldViews(storage, calm, calmPlace(page, arrival))
    const view = { at: visitor.now(), page: arrival }
    views.push(view)
    addCalmView(storage, view)
  }
  const isHidden = signals.signal(doc.hidden)
  const watchWindow = on(document, 'visibilitychange', () => {
    isHidden.value = doc.hidden
  })
  const stop = signals.effect(() => {
    const counted = popups.value.filter(isCounted)
    const seen = counted.filter(({ status }) => status.value.seen).map(showingOf)
    const coming = comingNow(popups.value).filter(isCounted)
    // Nobody sees what a hidden window is about to show.
    const claimed = isHidden.value ? [] : coming.map(({ campaign }) => campaign.id)
    signals.untracked(() => {
      for (const showing of seen) if (!recorded.has(showing)) record(showing)
      // After the views: other windows never find neither.
      claims.keep(claimed)
    })
  })
  return all([stop, watchWindow, keepAfterWithdrawal(page, arrival, views)])
}

export const createCounting = (page: Page, popups: Popups, calm: Calm): Counting => {
  const { signals } = page
  const views = createViews(page)
  const claims = createClaims(page)
  const arrival = pageIn(page.visitor)
  const stopRecording = recordViews(page, popups, calm, arrival, claims)
  const coming = (): PopupState[] =>
    popups.popups.value.filter((state) => isCounted(state) && isComing(state.status.value))
  /** The popups that are coming, as a text, so that effects run again only when the list has changed. */
  const [order, stopOrder] = derived(signals, () => coming().map(showingOf).join())
  return {
    place: () => calmPlace(page, arrival),
    views: views.now,
    ahead(id, span) {
      void order.value
      // The list itself, as of now: several may fire before effects run.
      const onPage = signals.untracked(() => {
        const now = coming()
        const own = now.find(({ campaign }) => campaign.id === id)?.status.value.firing ?? Number.POSITIVE_INFINITY
        return now.filter(({ status }) => status.value.firing < own).length
      })
      // Another window is another page.
      return onPage + (span === 'page' ? 0 : claims.before(id))
    },
    stop: all([views.stop, stopRecording, stopOrder, claims.stop]),
  }
}
