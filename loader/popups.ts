/** The life of one page's popups: asked for, armed, fired, shown, gone. */
import { all, type Stop, settle } from '../shared/dom'
import type { Campaign, Reporting } from '../shared/popup'
import { send } from '../shared/send'
import type { Storage } from '../shared/storage'
import { display, displayClick } from './display'
import { canDraw, type Opener } from './open'
import { objection } from './rules'
import type { Settings } from './settings'
import { arm } from './triggers'
import { armClicks } from './triggers/click'
import { createTurn, type PopupState } from './turn'
import type { KnownVisitor } from './visitor'

export interface Popups {
  /** Opens a popup as a click on its link does; false when there is none of that id. */
  open(id: string, trigger?: string): Promise<boolean>
  /** Closes one popup, or all. */
  close(id?: string): void
  /** Takes everything away: popups, triggers, listeners. */
  stop: Stop
}

export const startPopups = (settings: Settings, opener: Opener, visitor: KnownVisitor, storage: Storage): Popups => {
  const states = new Map<string, PopupState>()
  const preview = Boolean(settings.preview)
  let stopped = false

  /** A popup that the visitor asked for is not held back by timing, frequency or an earlier conversion. */
  const allowed = ({ asked, campaign, cancelled }: PopupState): boolean =>
    !stopped && !cancelled && (asked || !objection(campaign, visitor))

  const draw = async (state: PopupState): Promise<boolean> => {
    const { campaign, trigger } = state
    const { show, ...prepared } = await opener.prepare(campaign)
    // Evaluating chunks and opening in one go would make one long task.
    await new Promise((resolve) => setTimeout(resolve))
    // Time has passed: look again.
    if (!allowed(state)) return false
    state.unmount = show({
      ...prepared,
      campaign,
      trigger,
      preview,
      storage,
      send,
      host: settings.host,
      visit: visitor.visit,
      reporting: () => opener.load<Reporting>('report'),
      mark: (mark) => visitor.mark(mark, campaign),
      open: (id) => settle(open(id)),
      gone() {
        state.unmount = undefined
        turn.release(state)
      },
    })
    if (!state.unmount) return false
    state.disarm()
    // A listener of its show event may have closed it.
    if (state.cancelled) state.unmount('api')
    return true
  }
  const turn = createTurn(allowed, draw)

  const add = (campaign: Campaign): PopupState => {
    const state: PopupState = { campaign, active: false, trigger: '', asked: false, cancelled: false, disarm() {} }
    states.set(campaign.id, state)
    if (preview) campaign.parts.push('preview')
    return state
  }
  const begin = (state: PopupState): void => {
    const { triggers, onClickOnly } = state.campaign
    if (preview) turn.fire(state, 'preview', true)
    else if (!onClickOnly && allowed(state))
      state.disarm = arm(
        triggers,
        (trigger) => turn.fire(state, trigger),
        () => opener.warm(state.campaign),
      )
  }
  const open = async (id: string, trigger = 'api'): Promise<boolean> => {
    const found = states.get(id)?.campaign ?? (await displayClick(settings, id))
    if (found === undefined) return false
    // null: the server did not answer, and nobody is troubled with that.
    if (found && canDraw(found) && !stopped) turn.fire(states.get(id) ?? add(found), trigger, true)
    return true
  }
  const close = (id?: string): void => {
    for (const state of states.values()) {
      if (id && state.campaign.id !== id) continue
      // Also while it waits or is on its way.
      state.cancelled = true
      state.unmount?.('api')
    }
  }

  const stopClicks = armClicks(
    (id, address) => states.has(id) || address.startsWith(settings.host),
    (id) => settle(open(id, 'click')),
    (id) => {
      const known = states.get(id)
      if (known) opener.warm(known.campaign)
    },
  )
  const start = async (): Promise<void> => {
    const campaigns = await display(settings, visitor.visit(), storage)
    if (stopped) return
    for (const campaign of campaigns) if (canDraw(campaign) && !states.has(campaign.id)) begin(add(campaign))
  }
  settle(start())

  return {
    open,
    close,
    stop: all([
      stopClicks,
      () => {
        stopped = true
        turn.clear()
        for (const state of states.values()) state.disarm()
        close()
      },
    ]),
  }
}
