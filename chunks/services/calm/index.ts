/**
 * A calm site: at most so many popups open by themselves, with a pause between any two. The loader leaves the popups of
 * such a site to this chunk, which gives each the rules of the site beside its own.
 */
import type { Campaign } from '../../../shared/page/model/campaign'
import type { PopupState } from '../../../shared/page/model/lifecycle'
import type { Page } from '../../../shared/page/model/page'
import type { Popups, RunChunk } from '../../../shared/page/model/popups'
import type { Rules } from '../../../shared/page/model/rules'
import type { Ruleset } from '../../../shared/page/model/ruleset'
import { after, all, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { later } from '../../../shared/page/platform/later'
import { doc } from '../../../shared/page/platform/safe-dom'
import { CALM_RULES, endsOf } from '../../../shared/page/targeting/calm-views'
import { createHistoryRules } from '../../../shared/page/targeting/withdrawal'
import { decodeCalm, isCalmOnly } from '../../../shared/wire/page/calm'
import { createCounting } from './counting'
import { createCalmRules } from './rules'
import { createSubscriberRule, watchEmail, watchLeads } from './subscriber'

/** Milliseconds. */
const OTHER_WINDOW_MS = 2_000

const withRules = (ruleset: Ruleset, rules: Rules): Ruleset => ({
  ...ruleset,
  rules: { ...ruleset.rules, ...rules },
  early: { ...ruleset.early, ...rules },
})

/** The popups that a page of a page-builder describes itself have rules of their own, and come at any time. */
const addToOthers = ({ signals }: Page, { popups }: Popups, rules: Rules): Stop => {
  const limited = new WeakSet<PopupState>()
  return signals.effect(() => {
    for (const state of popups.value) {
      const { campaign, ruleset } = state
      if (!campaign.popup || !ruleset || limited.has(state)) continue
      limited.add(state)
      state.ruleset = withRules(ruleset, rules)
    }
  })
}

/** Takes back what another window has been quicker with, until it is on the screen. */
const yieldToOthers = ({ signals, visitor }: Page, { close, popups }: Popups, rules: Rules): Stop =>
  signals.effect(() => {
    for (const { campaign, status } of popups.value) {
      const { asked, seen, step } = status.value
      if (step !== 'loading' || asked || seen || campaign.type === 'embedded') continue
      if (Object.values(rules).some((rule) => rule(campaign, visitor))) signals.untracked(() => close(campaign.id))
    }
  })

/** Has the rules asked again when a pause is over, or a view leaves its day or week. */
const watchClock = (
  { signals, visitor }: Page,
  counting: ReturnType<typeof createCounting>,
  pauseSeconds: number,
): Stop =>
  signals.effect(() => {
    const now = visitor.now()
    const views = counting.views()
    const moments = [...endsOf(views), Number(views.at(-1)?.at) + pauseSeconds * 1000].filter((moment) => moment > now)
    const next = Math.min(...moments)
    // Of several windows, the one that is used comes first: the others then see that it has shown something.
    const turn = doc.hasFocus() ? 0 : OTHER_WINDOW_MS
    return Number.isFinite(next) ? after(next - now + turn, visitor.tick) : undefined
  })

/** The popups of the answer with their rulesets, in the order of the answer. */
const armAll = (popups: Popups, rules: Rules, history: Rules, live: Map<Campaign, Ruleset>): void => {
  const common = popups.ruleset.peek()
  for (const campaign of popups.answer.peek()?.campaigns ?? []) {
    const ruleset = live.get(campaign) ?? (isCalmOnly(campaign.wire) ? withRules(common, history) : undefined)
    if (ruleset) popups.add(campaign, withRules(ruleset, rules))
  }
}

export const run: RunChunk['run'] = (page, popups) => {
  const answer = popups.answer.peek()
  const calm = decodeCalm(answer?.raw.calm)
  const counting = createCounting(page, popups, calm)
  const subscribers = calm.subscribers && createSubscriberRule(page, popups)
  const rules = {
    ...createCalmRules(calm, counting),
    ...(subscribers && { [CALM_RULES.subscribers]: subscribers.rule }),
  }
  const history = createHistoryRules(page, popups)
  const stop = all([
    counting.stop,
    history.stop,
    watchClock(page, counting, calm.pause ?? 0),
    yieldToOthers(page, popups, rules),
    addToOthers(page, popups, rules),
    ...(subscribers ? [subscribers.stop, watchEmail(page), watchLeads(page)] : []),
  ])
  const live = new Map<Campaign, Ruleset>()
  if (!answer?.campaigns.some(({ wire }) => wire.live && !isCalmOnly(wire))) {
    armAll(popups, rules, history.rules, live)
    return stop
  }
  /** Collects what that chunk would add. */
  const add: Popups['add'] = (campaign, ruleset) => void live.set(campaign, ruleset)
  // Without that chunk, those that do not need it open all the same. They wait for it, as those before them come first.
  const loading = page.load<RunChunk>('live-targeting')
  reportRejection(loading)
  const loadedOrNot = loading.catch(() => undefined)
  const stopLive = later(loadedOrNot, (chunk) => {
    const stopChunk = chunk?.run(page, { ...popups, add })
    armAll(popups, rules, history.rules, live)
    return stopChunk ?? (() => {})
  })
  return all([stop, stopLive])
}
