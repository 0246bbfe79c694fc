import type { SiteEvent } from '../../../shared/model/moment-settings'
import type { CustomTriggersChunk } from '../../../shared/page/model/custom-triggers-chunk'
import { violatesConditions } from '../../../shared/targeting/conditions'
import { own } from '../../../shared/values/own'
import { decodeEvent } from '../../../shared/wire/page/targeting-values'

/** Fires for each event of that name, also for those that were said on this page before it began to watch. */
export const event: CustomTriggersChunk['event'] =
  ({ events, signals }) =>
  (onProgress, setting) => {
    const expected = decodeEvent(setting)
    if (!expected) return () => {}
    const isMet = ([name, facts]: SiteEvent): boolean =>
      name === expected.name && !violatesConditions(expected.facts, (fact) => own(facts, fact))
    let latest: SiteEvent | undefined
    return signals.effect(() => {
      const siteEvents = events.value
      const since = latest ? siteEvents.indexOf(latest) + 1 : 0
      latest = siteEvents.at(-1)
      signals.untracked(() => {
        for (const event of siteEvents.slice(since).filter(isMet)) {
          event.push(setting)
          onProgress(1)
          onProgress(0)
        }
      })
    })
  }
