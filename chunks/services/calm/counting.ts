/** Counts the popups that open by themselves: those that were seen, in all tabs, and those that are about to be. */

import type { Calm } from '../../../shared/model/calm'
import { isActive, type PopupState, type Status } from '../../../shared/page/model/lifecycle'
import type { Page } from '../../../shared/page/model/page'
import type { Popups } from '../../../shared/page/model/popups'
import { derived } from '../../../shared/page/platform/derived'
import { all, type Stop } from '../../../shared/page/platform/dom'
import {
  addCalmView,
  type CalmPlace,
  calmPlace,
  calmViews,
  pageIn,
  removeOldViews,
} from '../../../shared/page/targeting/calm-views'
import type { CalmView } from '../../../shared/page/visit/calm-view'

type Counted = Pick<PopupState, 'campaign'> & { status: Pick<PopupState['status'], 'value'> }

/** What the visitor has asked for does not open by itself, and what the page embeds is content of the page. */
const isCounted = ({ campaign, status }: Counted): boolean => campaign.type !== 'embedded' && !status.value.asked

/** True if the popup has fired and nobody has seen it yet. */
const isComing = (status: Status): boolean => isActive(status) && !status.seen

export interface Counting {
  place(): CalmPlace
  views(): CalmView[]
  /** Popups that are to be seen before this one. */
  ahead(id: string): number
  stop: Stop
}

/** Stores each view once. A popup may show several times. */
const recordViews = (page: Page, { popups }: Popups, calm: Calm, arrival: number): Stop => {
  const { signals, storage, visitor } = page
  const recorded = new Set<string>()
  return signals.effect(() => {
    for (const state of popups.value) {
      const { firing, seen } = state.status.value
      const showing = `${state.campaign.id} ${firing}`
      if (!seen || recorded.has(showing) || !isCounted(state)) continue
      recorded.add(showing)
      signals.untracked(() => {
        removeOldViews(storage, calm, calmPlace(page, arrival))
        addCalmView(storage, { at: visitor.now(), page: arrival })
      })
    }
  })
}

export const createCounting = (page: Page, popups: Popups, calm: Calm): Counting => {
  const { signals, storage, visitor } = page
  /** As a text, so that effects run again only when they have changed. */
  const [views, stopViews] = derived(signals, () => JSON.stringify(calmViews(storage, visitor.now())))
  const arrival = pageIn(page.visitor)
  const stopRecording = recordViews(page, popups, calm, arrival)
  const coming = (): PopupState[] =>
    popups.popups.value.filter((state) => isCounted(state) && isComing(state.status.value))
  /** The popups that are coming, likewise. */
  const [order, stopOrder] = derived(signals, () =>
    coming()
      .map(({ campaign, status }) => `${campaign.id} ${status.value.firing}`)
      .join(),
  )
  return {
    place: () => calmPlace(page, arrival),
    views: () => JSON.parse(views.value),
    ahead(id) {
      void order.value
      // The list itself, as of now: several may fire before effects run.
      return signals.untracked(() => {
        const now = coming()
        const own = now.find(({ campaign }) => campaign.id === id)?.status.value.firing ?? Number.POSITIVE_INFINITY
        return now.filter(({ status }) => status.value.firing < own).length
      })
    },
    stop: all([stopViews, stopRecording, stopOrder]),
  }
}
