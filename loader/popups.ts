/**
 * The popups of one page until one fires: asks for them, checks the rules, arms the triggers. The display queue does
 * the rest.
 */

import type { Campaign } from '../shared/model/campaign'
import type { DisplayAnswer } from '../shared/model/display-answer'
import type { DisplayQueueChunk, DisplayQueueContext } from '../shared/model/display-queue'
import { isActive, type PopupState } from '../shared/model/lifecycle'
import type { Page } from '../shared/model/page'
import type { Law, Popups, RunChunk } from '../shared/model/popups'
import type { Rule, Rules } from '../shared/model/rules'
import type { TargetingChunk } from '../shared/model/targeting-chunk'
import { all, guard, reportRejection, type Stop } from '../shared/platform/dom'
import { signals } from '../shared/platform/signals'
import { display, displayClick } from './display'
import { createLifecycle } from './lifecycle'
import { canDraw, type Opener } from './open'
import { RULES } from './rules'
import { arm, TRIGGERS } from './triggers'
import { armClicks } from './triggers/click'

export interface RunningPopups extends Popups {
  /** Removes everything: popups, triggers, listeners. */
  stop: Stop
}

const { effect, signal, untracked } = signals

/** Blocks popups that the targeting chunk has to decide on while it has not. */
const targeting: Rule = ({ targeted }) => targeted

export const startPopups = (page: Page & Opener, again: boolean): RunningPopups => {
  const { landing, preview, visitor } = page
  const lifecycle = createLifecycle()
  const { find, popups } = lifecycle
  const answer = signal<DisplayAnswer | undefined>(undefined)
  const law = signal<Law>({ rules: RULES, triggers: TRIGGERS })
  let answered: Promise<DisplayAnswer> | undefined
  let hasQueue = false
  let stopped = false

  const objects = (rules: Rules, campaign: Campaign): boolean =>
    Object.values(rules).some((rule) => rule(campaign, visitor))
  /** No rule blocks what the visitor asked for: where nothing may show, the server does not hand it out. */
  const allowed = (state: PopupState): boolean =>
    !(stopped || (!state.status.peek().asked && objects(law.peek().rules, state.campaign)))
  /**
   * One queue for all popups, so that they show in the order in which they fired. If loading fails, the next popup
   * tries again.
   */
  const startQueue = (): void => {
    if (hasQueue) return
    hasQueue = true
    page.load<DisplayQueueChunk>('ui').then(
      ({ createDisplayQueue }) => stops.push(createDisplayQueue(context)),
      () => {
        hasQueue = false
      },
    )
  }
  const fire = (state: PopupState, trigger: string, asked = ''): void => {
    // Fetch everything that drawing needs at the same time.
    lifecycle.fire(state, trigger, asked, () => page.prepare(state.campaign))
    visitor.tick()
    startQueue()
  }
  const open = async (id: string, trigger = 'api'): Promise<boolean> => {
    const event = window.event?.type
    // The answer that is on its way may contain the popup.
    if (!find(id)) await answered
    const campaign = find(id)?.campaign ?? (await displayClick(page, id))
    if (!campaign || !canDraw(campaign) || stopped) return false
    fire(lifecycle.add(campaign), trigger, event || 'api')
    return true
  }
  const click = (id: string): void => reportRejection(open(id, 'click'))
  const context: DisplayQueueContext = { ...page, ...lifecycle, allowed, open: click }
  /**
   * Keeps the triggers armed while no common rule objects and the popup has not been shown. The other rules are asked
   * when a trigger fires, as the facts they look at may still change.
   */
  const watch = (state: PopupState): Stop => {
    const armable = signal(false)
    const start = (): Stop =>
      all([
        lifecycle.arm(state),
        arm(state.campaign.triggers, law.peek().triggers, {
          progress: (trigger, reached) => lifecycle.progress(state, trigger, reached),
          // Fetch nothing for a popup that may not show.
          fire: (trigger) => allowed(state) && fire(state, trigger),
          warm: () => allowed(state) && page.warm(state.campaign),
        }),
      ])
    return all([
      effect(() => {
        const { campaign, status } = state
        armable.value = !(campaign.onClickOnly || status.value.displayed || objects(RULES, campaign))
      }),
      effect(() => (armable.value ? untracked(() => guard(start)) : undefined)),
    ])
  }
  const close = (id?: string): void => {
    for (const state of popups.peek())
      if ((!id || state.campaign.id === id) && isActive(state.status.peek())) lifecycle.leave(state)
  }
  const stops = [armClicks(page, (id) => find(id)?.campaign, click)]
  /** Few popups need the targeting chunk. If it does not load, those that may need it stay blocked. */
  const target = async (campaigns: Campaign[]): Promise<void> => {
    const common = law.peek()
    law.value = { ...common, rules: { ...RULES, targeting } }
    const { target } = await page.load<TargetingChunk>('targeting')
    law.value = await target(page, campaigns, common)
  }
  const start = async (): Promise<unknown> => {
    // A landing page shows its one popup only.
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
