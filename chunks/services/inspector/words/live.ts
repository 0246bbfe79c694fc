/** The rules on what may change while a page is open. */

import { clockLag } from '../../../../shared/page/platform/clock-lag'
import { tried } from '../../../../shared/page/platform/dom'
import { pageFacts } from '../../../../shared/page/targeting/read-page-facts'
import type { PageFacts } from '../../../../shared/targeting/page-facts'
import { isOpenBy } from '../../../../shared/targeting/schedule'
import { nextOpening } from '../../../../shared/targeting/schedule-next'
import { LIVE_SETTINGS, type LiveTargeting } from '../../../../shared/targeting/table'
import type { SentSchedule } from '../../../../shared/targeting/visit-targeting'
import type { Words } from '../../../../shared/targeting/words/text'
import { decodeLive } from '../../../../shared/wire/page/popup-settings'
import { isSet, type RuleWords } from './rule'

/** When it is open next: by the server, or else by the zones that this browser knows. */
const nextTime = (schedule: SentSchedule, now: number): number | undefined => {
  const { openings } = schedule
  if (isOpenBy(openings, now)) return now
  return openings?.changes.find((moment) => moment > now) ?? nextOpening(schedule, now)
}

const wordsOf = ([name, words]: [string, unknown]): [string, RuleWords] => {
  const { title, says } = words as Words<unknown, PageFacts>
  return [
    name,
    {
      title,
      says({ wire }, page) {
        const setting = decodeLive(wire)[name as keyof LiveTargeting]
        if (isSet(setting)) return says(setting, pageFacts(page))
      },
    },
  ]
}

const SETTING_WORDS: Record<string, RuleWords> = Object.fromEntries(Object.entries(LIVE_SETTINGS).map(wordsOf))

export const LIVE_WORDS: Record<string, RuleWords> = {
  ...SETTING_WORDS,
  schedule: {
    ...(SETTING_WORDS.schedule as RuleWords),
    until({ wire }, { visitor }) {
      const { schedule } = decodeLive(wire)
      return (schedule && tried(() => nextTime(schedule, visitor.now() + clockLag(visitor)))) ?? Number.NaN
    },
  },
}
