/** The popups of one page, until one fires: asked for, judged, armed. What follows is the stage's. */

import type { Campaign } from '../shared/model/campaign'
import type { DisplayAnswer } from '../shared/model/display-answer'
import type { LiveState, Stage, StageChunk, StageContext } from '../shared/model/display-queue'
import type { Inspected } from '../shared/model/inspect'
import type { Page } from '../shared/model/page'
import type { Rule } from '../shared/model/rules'
import type { TargetingChunk } from '../shared/model/targeting-chunk'
import type { TeaserChunk } from '../shared/model/teaser'
import { reportRejection, type Stop } from '../shared/platform/dom'
import type { Reporting } from '../shared/reporting/reporting'
import { display, displayClick } from './display'
import { canDraw, type Opener } from './open'
import { RULES } from './rules'
import { newState } from './state'
import { arm, TRIGGERS } from './triggers'
import { armClicks } from './triggers/click'

/** What the inspector sees of them. */
export type Look = Pick<Inspected, 'answer' | 'popups' | 'queue' | 'rules' | 'triggers'>

export interface Popups {
  /** Opens a popup as a click on its link does; false when there is none of that id. */
  open(id: string, trigger?: string): Promise<boolean>
  /** Closes one popup, or all. */
  close(id?: string): void
  /** Ends once the server has answered and what may show is armed. */
  ready: Promise<unknown>
  look(): Inspected
  /** Takes everything away: popups, triggers, listeners. */
  stop: Stop
}

/** What is not known to be allowed is not. */
const targeting: Rule = ({ targeted }) => targeted

export const startPopups = (page: Page & Opener, again: boolean): Popups => {
  const states = new Map<string, LiveState>()
  const { landing, preview, visitor } = page
  let answer: DisplayAnswer | undefined
  let answered: Promise<DisplayAnswer> | undefined
  let rules = RULES
  let triggers = TRIGGERS
  let stage: Promise<Stage> | undefined
  let stopped = false
  let stopTeasers: Stop = () => {}

  /** A popup that the visitor asked for is held back by no rule; the server does not hand it out where none may show. */
  const allowed = ({ asked, campaign }: LiveState, asking = rules): boolean =>
    !(stopped || (!asked && Object.values(asking).some((objects) => objects(campaign, visitor))))
  const open = async (id: string, trigger = 'api'): Promise<boolean> => {
    const event = window.event?.type
    // The answer that is under way may hold it.
    if (!states.has(id)) await answered
    const found = states.get(id)?.campaign ?? (await displayClick(page, id))
    if (!found || !canDraw(found) || stopped) return false
    fire(stateOf(found), trigger, event || true)
    return true
  }
  const context: StageContext = { ...page, allowed, open: (id) => reportRejection(open(id, 'click')), queue: [] }
  const fire = (state: LiveState, trigger: string, asked: LiveState['asked'] = false): void => {
    // One that was to go after all may come again.
    state.cancelled = false
    if (state.active) {
      // It waits, and now the visitor has asked for it as well.
      state.asked ||= asked
      return
    }
    Object.assign(state, { active: true, asked, trigger })
    // All that it takes is fetched at the same time.
    state.prepared = page.prepare(state.campaign)
    const failed = (): void => {
      state.active = false
      state.kept = 'failed'
    }
    state.prepared.catch(failed)
    // One promise for all, so that they enter in order of firing.
    stage ??= page.load<StageChunk>('ui').then(({ createStage }) => createStage(context))
    stage
      .then(({ enter }) => enter(state))
      .catch(() => {
        stage = undefined
        failed()
      })
  }
  const stateOf = (campaign: Campaign): LiveState => {
    const state = states.get(campaign.id) ?? newState(campaign)
    // Of the newest answer: one that a click has brought is not all that targeting will have looked at.
    state.campaign = campaign
    states.set(campaign.id, state)
    return state
  }
  const begin = (state: LiveState): void => {
    const { campaign } = state
    // A server may send other popups along with a preview's.
    if (preview) campaign.id === preview && fire(state, 'preview', true)
    // What the targeting chunk looks at, variables of the page say, may yet come to be.
    else if (!campaign.onClickOnly && allowed(state, RULES))
      state.disarm = arm(
        state,
        triggers,
        // Not worth fetching anything for, when it may not show.
        (trigger) => allowed(state) && fire(state, trigger),
        () => allowed(state) && page.warm(campaign),
      )
  }
  const close = (id?: string): void => {
    for (const state of states.values()) {
      if (id && state.campaign.id !== id) continue
      // Also while it waits or is on its way.
      state.cancelled = state.active
      state.unmount?.('api')
    }
  }
  const stopClicks = armClicks(
    page,
    states,
    (id) => reportRejection(open(id, 'click')),
    ({ campaign }) => page.warm(campaign),
  )
  /** Few popups have what the targeting chunk decides on. Without it, those that might are held back. */
  const target = async (campaigns: Campaign[]): Promise<void> => {
    rules = { ...RULES, targeting }
    const { target } = await page.load<TargetingChunk>('targeting')
    ;({ rules, triggers } = await target(page, campaigns, RULES, TRIGGERS))
  }
  const start = async (): Promise<unknown> => {
    // A landing page is for its popup alone.
    if (landing) return open(landing, 'landing')
    answered = display(page, again)
    const now = await answered
    if (stopped) return
    answer = now
    const drawn = now.campaigns.filter(canDraw)
    const mine = new Set(drawn.map(stateOf))
    if (drawn.some(({ targeted }) => targeted)) await target(drawn).catch(() => {})
    if (stopped) return
    for (const state of mine) begin(state)
    if (drawn.some(({ teaser }) => teaser))
      reportRejection(
        page.load<TeaserChunk>('teaser').then(({ tease }) => {
          if (!stopped) stopTeasers = tease(page, look, open)
        }),
      )
    if (now.restricted)
      reportRejection(
        page
          .load<Reporting>('report')
          .then(({ limited }) => limited(page, now.raw, (id) => reportRejection(open(id, 'upgrade')))),
      )
  }
  const look = (): Inspected => ({
    answer,
    popups: [...states.values()],
    queue: context.queue,
    rules,
    triggers,
  })
  const ready = start()
  reportRejection(ready)

  return {
    open,
    close,
    ready,
    look,
    stop() {
      stopped = true
      stopClicks()
      stopTeasers()
      for (const state of states.values()) state.disarm()
      close()
    },
  }
}
