/** The rules about the visitor's history with this popup: converted, closed, frequency. */

import * as LIFETIME from '../../../../shared/model/lifetime'
import type { Frequency } from '../../../../shared/model/trigger-settings'
import type { Campaign } from '../../../../shared/page/model/campaign'
import type { Visitor } from '../../../../shared/page/model/rules'
import { WITHDRAWAL_RULE } from '../../../../shared/page/targeting/withdrawal'
import type { RuleWords } from './rule'
import { count } from './text'
import { DAY_MS, isMoment, moment, since } from './time'

const converted: RuleWords = {
  title: 'Converted',
  says({ key, stopWhenConverted }, { visitor }) {
    if (!stopWhenConverted) return
    const marker = visitor.marker('converted', key)
    if (!marker) return 'the visitor has not converted'
    return `the visitor converted ${since(marker.at, visitor.now())}, and is left alone after that`
  },
}

const reopens = ({ key }: Campaign, visitor: Visitor): number =>
  Number(visitor.marker('closed', key)?.at) + LIFETIME.closed

/** `; it may show again tomorrow at 14:05`, if that is known. */
const again = (time: number, now: number): string => (isMoment(time) ? `; it may show again ${moment(time, now)}` : '')

/** How the popup was closed, as far as the marker says. Scripts of the page may have written anything into it. */
const closedBy = (how: unknown): string => (how === 'x' ? 'the X' : how === 'escape' ? 'Escape' : 'the X or by Escape')

const closed: RuleWords = {
  title: 'Closed by X or Escape',
  until: (popup, { visitor }) => reopens(popup, visitor),
  says(popup, { visitor }) {
    // With any other frequency, the frequency rule objects for longer than this rule does.
    if (popup.frequency.rule !== 'always') return
    const marker = visitor.marker('closed', popup.key)
    const now = visitor.now()
    if (!marker) return 'the visitor has not closed it by the X or by Escape within a day'
    return `the visitor closed it by ${closedBy(marker.how)} ${since(marker.at, now)}${again(reopens(popup, visitor), now)}`
  },
}

const FREQUENCY_WORDS: Record<Frequency['rule'], (count: number) => string> = {
  always: () => 'it may show on every page',
  once: () => 'it shows once to each visitor',
  days: (days) => (days === 1 ? 'it shows once a day' : `it shows once in ${days} days`),
  visits: (visits) => (visits === 1 ? 'it shows once a visit' : `it shows once in ${visits} visits`),
}

const dueTime = ({ frequency: { count, rule }, key }: Campaign, visitor: Visitor): number =>
  rule === 'days' ? Number(visitor.marker('seen', key)?.at) + count * DAY_MS : Number.NaN

const frequency: RuleWords = {
  title: 'Frequency',
  until: (popup, { visitor }) => dueTime(popup, visitor),
  says(popup, { visitor }, objects) {
    const { frequency, key } = popup
    const seenMarker = visitor.marker('seen', key)
    const now = visitor.now()
    const plan = FREQUENCY_WORDS[frequency.rule](frequency.count)
    if (!seenMarker) return `${plan}, and was not seen on this browser yet`
    const last = `${plan}, and was seen ${since(seenMarker.at, now)}`
    if (!objects) return last
    if (frequency.rule === 'once') return `${last}; never again on this browser`
    if (frequency.rule === 'days') return `${last}${again(dueTime(popup, visitor), now)}`
    const remaining = frequency.count - (visitor.visits() - seenMarker.visit)
    return `${last}, in visit ${seenMarker.visit}, and this is visit ${visitor.visits()}; it may show again after ${count(remaining, 'more visit')}`
  },
}

const withdrawal: RuleWords = {
  title: 'Consent withdrawn',
  says: (_popup, _facts, objects) =>
    objects ? 'consent was withdrawn, which erased what held it back here, and that opens nothing' : undefined,
}

export const HISTORY_WORDS: Record<string, RuleWords> = {
  converted,
  closed,
  frequency,
  [WITHDRAWAL_RULE]: withdrawal,
}
