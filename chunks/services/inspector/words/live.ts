/** The rules on what may change while a page is open. */
import type { LiveTargeting } from '../../../../shared/model/visit-targeting'
import type { PageFacts } from '../../../../shared/targeting/facts'
import { pageFacts } from '../../../../shared/targeting/page-facts'
import { nextOpening } from '../../../../shared/targeting/schedule-next'
import { LIVE_WORDS } from '../../../../shared/targeting/words/live'
import type { Words } from '../../../../shared/targeting/words/text'
import { decodeLive } from '../../../../shared/wire/live-targeting'
import { audience } from './conditions'
import type { RuleWords } from './rule'

const wordsOf = <Name extends keyof typeof LIVE_WORDS>(name: Name): RuleWords => {
  const { title, says } = LIVE_WORDS[name] as Words<unknown, PageFacts>
  return {
    title,
    says({ wire }, page) {
      const wanted = decodeLive(wire)[name]
      if (wanted !== undefined) return says(wanted, pageFacts(page))
    },
  }
}

export const LIVE: Record<keyof LiveTargeting, RuleWords> = {
  pages: wordsOf('pages'),
  referrers: wordsOf('referrers'),
  visitors: wordsOf('visitors'),
  utm: wordsOf('utm'),
  schedule: {
    ...wordsOf('schedule'),
    until({ wire }, { visitor }) {
      const { schedule } = decodeLive(wire)
      return (schedule && nextOpening(schedule, visitor.now())) ?? Number.NaN
    },
  },
  audience,
}
