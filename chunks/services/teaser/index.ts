/** The tabs of popups that are not open: which there are is looked at again whenever it may have changed. */

import type { PopupState } from '../../../shared/model/inspect'
import type { Rules } from '../../../shared/model/rules'
import { LIFETIME } from '../../../shared/model/storage-schema'
import type { TeaserChunk } from '../../../shared/model/teaser'
import { after, all, guard, on, reportRejection, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { type DecodedTeaser, decodeTeaser } from '../../../shared/wire/teaser'
import { createLayer } from './layer'
import { type Shape, shapeOf } from './shape'
import { createTab, enter, leave } from './tab'

/** Milliseconds from the close of its popup (specification, section 4). */
const BACK = 1_500

/** Runs `action` when the time is up, unless something newer waits under the same id. */
const putOff = (waiting: Map<string, Stop>, id: string, ms: number, action: () => void): void => {
  waiting.get(id)?.()
  waiting.set(
    id,
    after(ms, () => {
      waiting.delete(id)
      action()
    }),
  )
}

export const tease: TeaserChunk['tease'] = (page, look, open) => {
  const { preview, storage, visitor } = page
  const tabs = new Map<string, [shape: Shape, tab: HTMLElement]>()
  /** Popups that are just leaving, and what ends the wait for their being gone. */
  const waiting = new Map<string, Stop>()
  /** Whose tab was pressed last: it has the focus back when the popup is closed and nobody else has it. */
  let pressed = ''

  const add = ({ campaign }: PopupState, shape: Shape, teaser: DecodedTeaser): void => {
    const { id, key } = campaign
    const tab = createTab(teaser, {
      open() {
        pressed = id
        reportRejection(open(id, 'teaser'))
      },
      hide() {
        storage.set(`hidden.${key}`, visitor.visits(), LIFETIME.closed)
        update()
      },
      near: () => page.warm(campaign),
    })
    tabs.set(id, [shape, tab])
    if (shape === 'bar') layer.addStrip(tab)
    else layer.add(tab, teaser)
    enter(tab, teaser.entryEffect)
    if (pressed !== id || doc.activeElement !== doc.body) return
    pressed = ''
    tab.querySelector('button')?.focus({ preventScroll: true })
  }
  const follow = (state: PopupState, rules: Rules): void => {
    const { active, campaign, unmount } = state
    const [before, tab] = tabs.get(campaign.id) ?? []
    const teaser = decodeTeaser(campaign.wire)
    // One that is on its way keeps the tab that it was pressed on, and gets no new one.
    const elsewhere = unmount || waiting.has(campaign.id) || (active && !tab)
    const shape = elsewhere ? undefined : shapeOf(campaign, teaser.mode, rules, page)
    if (shape === before) return
    tabs.delete(campaign.id)
    if (tab) leave(tab, teaser.exitEffect)
    if (shape) add(state, shape, teaser)
  }
  const update = (): void => {
    const { popups, rules } = look()
    layer.rearrange(() => {
      for (const state of popups) {
        const { id, teaser } = state.campaign
        // One that makes trouble must not take the others with it.
        if (teaser && (!preview || preview === id)) guard(() => follow(state, rules))
      }
    })
  }
  const wait = (id: string, ms: number): void => putOff(waiting, id, ms, update)
  const stop = all([
    on<CustomEvent>(window, 'wisp:close', ({ detail }) => wait(detail.id, BACK)),
    // It is told in the middle of showing.
    on(window, 'wisp:show', () => wait('', 0)),
    // What the page and its other tabs may have changed meanwhile.
    ...['load', 'storage', 'visibilitychange'].map((type) => on(window, type, update)),
    () => all([...waiting.values()])(),
    () => layer.remove(),
  ])
  const layer = createLayer(stop)
  update()
  return stop
}
