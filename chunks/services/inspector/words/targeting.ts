/** The rules of the targeting chunk. Those with a setting have their words in its row. */

import { readCookie } from '../../../../shared/platform/storage'
import { readVariable } from '../../../../shared/platform/variable'
import { momentIn } from '../../../../shared/platform/zoned-time'
import { CHUNK_ROWS, type ChunkRule } from '../../../../shared/targeting/chunk-settings'
import type { Seen } from '../../../../shared/targeting/words/seen'
import { decodeCountdown } from '../../../../shared/wire/countdown'
import type { TargetingRule } from '../../targeting/rules'
import { type Facts, isSet, type RuleWords } from './rule'
import { isMoment, moment } from './time'

const seenBy = ({ marked, nameOf, visitor }: Facts): Seen => ({
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
    const at = end === undefined ? storage.get(`timer.${key}`) : momentIn(end, zone ?? '') - visitor.ahead
    if (at === undefined) return 'its countdown begins when this visitor first sees it'
    if (!isMoment(at)) return 'its countdown has no date to run to'
    const whose = end === undefined ? 'its countdown for this visitor' : 'its countdown'
    return `${whose} ${at > visitor.now() ? 'ends' : 'ended'} ${moment(at, visitor.now())}`
  },
}

const remind: RuleWords = {
  title: 'Remind me later',
  until: ({ key }, { storage }) => Number(storage.get(`remind.${key}`)),
  says({ key }, { storage, visitor }) {
    const at = storage.get(`remind.${key}`)
    if (isMoment(at)) return `the visitor asked to be reminded of it ${moment(at, visitor.now())}`
  },
}

/** Stands in for all of these rules if the targeting chunk could not be loaded. */
const targeting: RuleWords = {
  title: 'Targeting',
  says: (_popup, _facts, objects) => (objects ? 'its targeting could not be loaded, so it shows to nobody' : undefined),
}

const OTHERS: Record<Exclude<TargetingRule, ChunkRule> | 'targeting', RuleWords> = {
  mostPerType,
  countdownPast,
  remind,
  targeting,
}

export const TARGETING: Record<string, RuleWords> = { ...Object.fromEntries(CHUNK_ROWS.map(wordsOf)), ...OTHERS }
