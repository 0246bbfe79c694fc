/** The popups of one page, until one fires: asked for, judged, armed. The display queue does the rest. */

import type { Campaign } from '../shared/model/campaign'
import type { DisplayAnswer } from '../shared/model/display-answer'
import type { DisplayQueueChunk, DisplayQueueContext } from '../shared/model/display-queue'
import { isActive, type PopupState } from '../shared/model/lifecycle'
import type { Page } from '../shared/model/page'
import type { Law, Popups, RunChunk } from '../shared/model/popups'
import type { Rule, Rules } from '../shared/model/rules'
import type { TargetingChunk } from '../shared/model/targeting-chunk'
import { all, reportRejection, type Stop } from '../shared/platform/dom'
import { signals } from '../shared/platform/signals'
import { display, displayClick } from './display'
import { createLifecycle } from './lifecycle'
import { canDraw, type Opener } from './open'
import { RULES } from './rules'
import { arm, TRIGGERS } from './triggers'
import { armClicks } from './triggers/click'

export interface RunningPopups extends Popups {
  /** Takes everything away: popups, triggers, listeners. */
  stop: Stop
}

const { effect, signal, untracked } = signals

/** Holds back what the targeting chunk was to decide on and has not. */
const targeting: Rule = ({ targeted }) => targeted

export const startPopups = (page: Page & Opener, again: boolean): RunningPopups => {
  const { landing, preview, visitor } = page
  const lifecycle = createLifecycle()
  const { find, popups } = lifecycle
  const answer = signal<DisplayAnswer | undefined>(undefined)
  const law = signal<Law>({ rules: RULES, triggers: TRIGGERS })
  let answered: Promise<DisplayAnswer> | undefined
  let queue: Promise<unknown> | undefined
  let stopped = false

  const objects = (rules: Rules, campaign: Campaign): boolean =>
    Object.values(rules).some((rule) => rule(campaign, visitor))
  /** No rule holds back what the visitor asked for; the server does not hand it out where nothing may show. */
  const allowed = (state: PopupState): boolean =>
    !(stopped || (!state.status.peek().asked && objects(law.peek().rules, state.campaign)))
  /** One for all, so that popups come in order of firing. Tried again with the next one, should it fail. */
  const startQueue = (): unknown =>
    (queue ??= page
      .load<DisplayQueueChunk>('ui')
      .then(({ createDisplayQueue }) => stopped || stops.push(createDisplayQueue(context)))
      .catch(() => {
        queue = undefined
      }))
  const fire = (state: PopupState, trigger: string, asked = ''): void => {
    // Everything that it takes is fetched at the same time.
    lifecycle.fire(state, trigger, asked, () => page.prepare(state.campaign))
    visitor.tick()
    startQueue()
  }
  const open = async (id: string, trigger = 'api'): Promise<boolean> => {
    const event = window.event?.type
    // The answer that is under way may hold it.
    if (!find(id)) await answered
    const campaign = find(id)?.campaign ?? (await displayClick(page, id))
    if (!campaign || !canDraw(campaign) || stopped) return false
    fire(lifecycle.add(campaign), trigger, event || 'api')
    return true
  }
  const click = (id: string): void => reportRejection(open(id, 'click'))
  const context: DisplayQueueContext = { ...page, ...lifecycle, allowed, open: click }
  /** Armed while no common rule objects, until it has been on the screen. What the other rules look at may yet come to be. */
  const watch = (state: PopupState): Stop => {
    let disarm: Stop | undefined
    const start = (): Stop =>
      all([
        lifecycle.arm(state),
        arm(state.campaign.triggers, law.peek().triggers, {
          progress: (trigger, reached) => lifecycle.progress(state, trigger, reached),
          // Nothing is fetched for a popup that may not show.
          fire: (trigger) => allowed(state) && fire(state, trigger),
          warm: () => allowed(state) && page.warm(state.campaign),
        }),
      ])
    return all([
      effect(() => {
        const { campaign, status } = state
        if (campaign.onClickOnly || status.value.displayed || objects(RULES, campaign)) disarm = disarm?.() as undefined
        else disarm ??= untracked(start)
      }),
      () => disarm?.(),
    ])
  }
  const close = (id?: string): void => {
    // A listener of a close may open another one, which stays.
    const active = popups
      .peek()
      .filter(({ campaign, status }) => (!id || campaign.id === id) && isActive(status.peek()))
    for (const state of active) lifecycle.leave(state)
  }
  const stops = [armClicks(page, (id) => find(id)?.campaign, click)]
  /** Few popups have what the targeting chunk decides on. Without it, those that might are held back. */
  const target = async (campaigns: Campaign[]): Promise<void> => {
    const common = law.peek()
    law.value = { ...common, rules: { ...RULES, targeting } }
    const { target } = await page.load<TargetingChunk>('targeting')
    law.value = await target(page, campaigns, common)
  }
  const start = async (): Promise<unknown> => {
    // A landing page is for its popup alone.
    if (landing) return open(landing, 'landing')
    answered = display(page, again)
    const now = await answered
    if (stopped) return
    const campaigns = now.campaigns.filter(canDraw)
    const states = new Set(campaigns.map(lifecycle.add))
    if (campaigns.some(({ targeted }) => targeted)) await target(campaigns).catch(() => {})
    if (stopped) return
    for (const state of states) {
      if (!preview) stops.push(watch(state))
      // A server may send other popups along with the previewed one.
      else if (state.campaign.id === preview) fire(state, 'preview', 'api')
    }
    answer.value = now
    for (const name of now.run)
      reportRejection(page.load<RunChunk>(name).then(({ run }) => stopped || stops.push(run(page, running))))
  }
  const ready = start()
  reportRejection(ready)
  const running: RunningPopups = {
    answer,
    popups,
    law,
    open,
    close,
    ready,
    stop() {
      stopped = true
      close()
      all(stops)()
    },
  }
  return running
}
