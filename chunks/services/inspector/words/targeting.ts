/** The rules of the targeting chunk. Those with a setting have their words in its row. */

import { clockLag } from '../../../../shared/page/platform/clock-lag'
import { readVariable } from '../../../../shared/page/platform/variable'
import { readCookie } from '../../../../shared/page/storage/storage'
import { CHUNK_ROWS, type ChunkRule } from '../../../../shared/targeting/chunk-settings'
import type { RuleFacts } from '../../../../shared/targeting/words/seen'
import { momentIn } from '../../../../shared/values/zoned-time'
import { decodeCountdown } from '../../../../shared/wire/page/countdown'
import type { TargetingRule } from '../../targeting/rules'
import { type Facts, isSet, type RuleWords } from './rule'
import { isMoment, moment } from './time'

const seenBy = ({ marked, nameOf, visitor }: Facts): RuleFacts => ({
  mobile: visitor.mobile,
  marked,
  nameOf,
  variable: readVariable,
  cookie: readCookie,
})

const wordsOf = ([name, { rule = name, title, says }]: (typeof CHUNK_ROWS)[number]): [string, RuleWords] => [
  rule,
  {
    title,
    says({ type }, facts, objects) {
      // Popups of this type are for phones, whatever their owner has set.
      const setting = name === 'device' && type === 'mobile' ? type : facts.targeting[name]
      if (isSet(setting)) return says(setting as never, seenBy(facts), objects)
    },
  },
]

const mostPerType: RuleWords = {
  title: 'Most per type',
  says: ({ type }, _facts, objects) =>
    objects
      ? `there are more popups of the type “${type}” than a page may have`
      : 'a page may have this many of its type',
}

const countdownPast: RuleWords = {
  title: 'Countdown',
  says({ key, wire }, { storage, visitor }) {
    const countdown = decodeCountdown(wire)
    if (!countdown) return
    const { end, zone } = countdown
    const deadline = end === undefined ? storage.get(`timer.${key}`) : momentIn(end, zone ?? '') - clockLag(visitor)
    if (deadline === undefined) return 'its countdown begins when this visitor first sees it'
    if (!isMoment(deadline)) return 'its countdown has no date to run to'
    const subject = end === undefined ? 'its countdown for this visitor' : 'its countdown'
    return `${subject} ${deadline > visitor.now() ? 'ends' : 'ended'} ${moment(deadline, visitor.now())}`
  },
}

const remind: RuleWords = {
  title: 'Remind me later',
  until: ({ key }, { storage }) => Number(storage.get(`remind.${key}`)),
  says({ key }, { storage, visitor }) {
    const reminderTime = storage.get(`remind.${key}`)
    if (isMoment(reminderTime)) return `the visitor asked to be reminded of it ${moment(reminderTime, visitor.now())}`
  },
}

/** Stands in for all of these rules if the targeting chunk could not be loaded. */
const targeting: RuleWords = {
  title: 'Targeting',
  says: (_popup, _facts, objects) => (objects ? 'its targeting could not be loaded, so it shows to nobody' : undefined),
}

const OTHER_RULE_WORDS: Record<Exclude<TargetingRule, ChunkRule> | 'targeting', RuleWords> = {
  mostPerType,
  countdownPast,
  remind,
  targeting,
}

export const TARGETING_WORDS: Record<string, RuleWords> = {
  ...Object.fromEntries(CHUNK_ROWS.map(wordsOf)),
  ...OTHER_RULE_WORDS,
}
