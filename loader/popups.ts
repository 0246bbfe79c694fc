/**
 * The popups of one page until one fires: asks for them, checks the rules, arms the triggers. The display queue does
 * the rest.
 */

import type { DisplayAnswer } from '../shared/page/model/display-answer'
import type { PopupState } from '../shared/page/model/lifecycle'
import { OPENING } from '../shared/page/model/opener'
import type { Page } from '../shared/page/model/page'
import type { Popups, RunChunk } from '../shared/page/model/popups'
import type { Ruleset } from '../shared/page/model/ruleset'
import { all, guard, reportRejection, type Stop } from '../shared/page/platform/dom'
import { signal } from '../shared/page/platform/signals'
import { display, displayClick } from './display'
import { createFire } from './fire'
import { createLifecycle } from './lifecycle'
import type { Opener } from './open'
import type { PopupsContext } from './popups-context'
import { COMMON_RULESET, objects, target } from './ruleset'
import { armClicks } from './triggers/click'
import { watchPointer } from './triggers/exit-intent'
import { watch } from './watch'

export interface RunningPopups extends Popups {
  /** Runs a chunk beside the popups, until they are stopped. */
  run(name: string): void
  /** Removes everything: popups, triggers, listeners. */
  stop: Stop
}

/** The event of the page in which a popup is asked for. */
const openingEvent = (): unknown => ((window as unknown as Record<symbol, unknown>)[OPENING] = window.event)

/** The live-targeting chunk adds those popups of the answer that have `live` rules. */
export const startPopups = (page: Page, opener: Opener, again: boolean): RunningPopups => {
  const { landing, preview } = page
  const lifecycle = createLifecycle()
  const { close, find, popups } = lifecycle
  const answer = signal<DisplayAnswer | undefined>(undefined)
  const ruleset = signal<Ruleset>(COMMON_RULESET)
  let answered: Promise<DisplayAnswer> | undefined
  let stopped = false
  /** No rule blocks what the visitor asked for: where nothing may show, the server does not hand it out. */
  const allowed = (state: PopupState): boolean =>
    !(stopped || (!state.status.peek().asked && objects((state.ruleset ?? ruleset.peek()).rules, state.campaign, page)))
  const click = (id: string): void => reportRejection(open(id, 'click'))
  const stops = [armClicks(page.host, opener.warm, find, click), ...watchPointer()]
  const context: PopupsContext = { allowed, ruleset, lifecycle, opener, page, open: click }
  /** Collects what to stop when the popups of this answer are stopped. */
  const addStop = (stop: Stop): unknown => (stopped ? stop() : stops.push(stop))
  const fire = createFire(context, addStop)
  const open = async (id: string, trigger = 'api', asked: unknown = openingEvent() || trigger): Promise<boolean> => {
    // The answer that is on its way may contain the popup.
    if (!find(id)) await answered
    const campaign = find(id)?.campaign ?? (await displayClick(page, id))
    if (!campaign || stopped) return false
    fire(find(campaign.id) ?? (lifecycle.add([campaign])[0] as PopupState), trigger, asked)
    return true
  }
  /** A preview shows its one popup; a server may send others along with it. */
  const arm = (state: PopupState): unknown =>
    guard(() =>
      preview ? state.campaign.id === preview && fire(state, 'preview', 1) : addStop(watch(state, context, fire)),
    )
  const run = (name: string): void =>
    reportRejection(page.load<RunChunk>(name).then(({ run }) => addStop(run(page, running))))
  const start = async (): Promise<unknown> => {
    // A landing page shows its one popup only.
    if (landing) return open(landing, 'landing')
    answered = display(page, again)
    const now = await answered
    if (stopped) return
    const { campaigns } = now
    const states = new Set(lifecycle.add(campaigns.filter(({ wire }) => !wire.live)))
    if (campaigns.some(({ targeted }) => targeted)) await target(page, campaigns, ruleset).catch(() => {})
    if (stopped) return
    states.forEach(arm)
    answer.value = now
    now.run.forEach(run)
  }
  const ready = start()
  reportRejection(ready)
  const running: RunningPopups = {
    answer,
    popups,
    ruleset,
    add: (campaign, ruleset) => lifecycle.add([campaign], ruleset).forEach(arm),
    open,
    warm: opener.warm,
    close,
    ready,
    run,
    stop() {
      stopped = true
      close()
      all(stops)()
    },
  }
  return running
}
