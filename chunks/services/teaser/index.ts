/** Teasers of popups that are not open, derived from each popup's status and what its rules say. */

import * as LIFETIME from '../../../shared/model/lifetime'
import { loadBesideUi } from '../../../shared/page/model/beside-ui'
import type { EdgesChunk } from '../../../shared/page/model/edges-chunk'
import { isActive, type PopupState } from '../../../shared/page/model/lifecycle'
import type { Page } from '../../../shared/page/model/page'
import type { Popups, RunChunk } from '../../../shared/page/model/popups'
import type { Rules } from '../../../shared/page/model/rules'
import { after, all, guard, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { type DecodedTeaser, decodeTeaser } from '../../../shared/wire/page/teaser'
import { createLayer } from './layer'
import { createPause } from './pause'
import { type Shape, shapeOf } from './shape'
import { createTab, enter, leave } from './tab'

/** A teaser on the page. */
interface TeaserOnPage {
  shape: Shape
  tab: HTMLElement
  exitEffect: DecodedTeaser['exitEffect']
}

const createTabs = (page: Page, { open, warm }: Pick<Popups, 'open' | 'warm'>, lost: Stop) => {
  const { storage, visitor } = page
  const teasers = new Map<string, TeaserOnPage>()
  const layer = createLayer(lost)
  /**
   * The popup whose teaser was pressed last. That teaser gets the focus back after the popup is closed, unless
   * something else has it.
   */
  let pressed = ''

  const add = ({ campaign }: PopupState, shape: Shape, teaser: DecodedTeaser): void => {
    const { id, key } = campaign
    const tab = createTab(teaser, {
      open() {
        pressed = id
        reportRejection(open(id, 'teaser'))
      },
      hide: () => storage.set(`hidden.${key}`, visitor.visits(), LIFETIME.closed),
      near: () => warm(campaign),
    })
    teasers.set(id, { shape, tab, exitEffect: teaser.exitEffect })
    if (shape === 'bar') layer.addStrip(tab)
    else layer.add(tab, teaser)
    // A popup that came first may stand where the teaser is going to.
    if (doc.querySelector('wisp-popup'))
      reportRejection(loadBesideUi<EdgesChunk>(page, 'edges').then(({ watch }) => watch()))
    enter(tab, teaser.entryEffect)
    if (pressed !== id || doc.activeElement !== doc.body) return
    pressed = ''
    tab.querySelector('button')?.focus({ preventScroll: true })
  }
  const remove = (id: string): void => {
    const { exitEffect, tab } = teasers.get(id) ?? {}
    teasers.delete(id)
    if (tab) leave(tab, exitEffect ?? 'none')
  }
  return {
    has: (id: string) => teasers.has(id),
    /** Replaces the teasers that have changed, and removes those of popups that this page no longer has. */
    update(next: Map<string, [PopupState, Shape, DecodedTeaser]>): void {
      layer.rearrange(() => {
        for (const [id, { shape }] of teasers) if (next.get(id)?.[1] !== shape) remove(id)
        for (const [id, tab] of next) if (!teasers.has(id)) guard(() => add(...tab))
      })
    },
    remove: () => layer.remove(),
  }
}

export const run: RunChunk['run'] = (page, popups) => {
  const { preview, signals, storage, visitor } = page
  const pause = createPause(signals)
  const tabs = createTabs(page, popups, () => stop())
  /**
   * How often each popup without a teaser had fired, as of the last look with consent; NaN for one that had a teaser. After a withdrawal, a
   * popup gets no teaser until it has fired again.
   */
  const lacking = new Map<string, number>()
  const wantedOf = (state: PopupState, rules: Rules): [PopupState, Shape, DecodedTeaser] | undefined => {
    const { campaign, status } = state
    const { id } = campaign
    const { firing, step } = status.peek()
    if (preview && preview !== id) return
    // A popup that is about to show keeps the teaser that was pressed for it, but gets no new one.
    if (pause.holds(id, step) || step === 'shown' || (isActive({ step }) && !tabs.has(id))) return
    const teaser = decodeTeaser(campaign.wire)
    const shape = shapeOf(campaign, teaser.mode, rules, page)
    if (storage.allowed()) lacking.set(id, shape ? Number.NaN : firing)
    else if (lacking.get(id) === firing) return
    return shape && [state, shape, teaser]
  }
  const update = (): void => {
    const rules = popups.ruleset.peek().rules
    const entries = popups.popups.peek().flatMap((state) => {
      // A popup with a broken teaser must not remove the teasers of the others.
      const teaser = guard(() => wantedOf(state, rules))
      return teaser ? [[state.campaign.id, teaser] as const] : []
    })
    tabs.update(new Map(entries))
  }
  const stop: Stop = all([
    signals.effect(() => {
      // Subscribe to everything that a teaser depends on, but decide later: not in the middle of showing a popup.
      // One entry stands for all: an effect that reads any of them runs again with each change of storage.
      void [popups.ruleset.value, pause.ended.value, visitor.now(), storage.get('hidden.')]
      for (const { status } of popups.popups.value) void status.value
      return after(0, update)
    }),
    ...['load', 'visibilitychange'].map((type) => on(window, type, visitor.tick)),
    pause.stop,
    tabs.remove,
  ])
  return stop
}
