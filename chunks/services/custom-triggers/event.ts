import type { SiteEvent } from '../../../shared/model/moment-settings'
import type { CustomTriggersChunk } from '../../../shared/page/model/custom-triggers-chunk'
import { guard } from '../../../shared/page/platform/dom'
import { violatesConditions } from '../../../shared/targeting/conditions'
import { object } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'
import { decodeEvent } from '../../../shared/wire/page/targeting-values'

/** Fires for each event of that name, also for those that were said on this page before it began to watch. */
export const event: CustomTriggersChunk['event'] =
  ({ events, signals }) =>
  (onProgress, setting) => {
    const expected = decodeEvent(setting)
    if (!expected) return () => {}
    const isMet = ([name, facts]: SiteEvent): boolean =>
      name === expected.name &&
      // A fact of the page may throw when it is read.
      guard(() => !violatesConditions(expected.facts, (fact) => own(object(facts), fact))) === true
    let latest: SiteEvent | undefined
    return signals.effect(() => {
      const said = events.value
      const since = latest ? said.indexOf(latest) + 1 : 0
      latest = said.at(-1)
      signals.untracked(() => {
        for (const _ of said.slice(since).filter(isMet)) {
          onProgress(1)
          onProgress(0)
        }
      })
    })
  }
