/** The rules of a calm site, which count all of its popups together. */

import type { CalmSpan } from '../../../../shared/model/calm'
import { CALM_RULES, calmPlace, calmViews, roomAt, viewsIn } from '../../../../shared/page/targeting/calm-views'
import { asksEmail, decodeCalm } from '../../../../shared/wire/page/calm'
import { type KnownBy, knownBy } from '../../../../shared/wire/page/subscriber'
import type { Facts, RuleWords } from './rule'
import { count } from './text'
import { isMoment, moment, since } from './time'

const SPAN_WORDS: Record<CalmSpan, [title: string, per: string]> = {
  page: ['Most on a page', 'on a page'],
  visit: ['Most in a visit', 'in a visit'],
  day: ['Most in a day', 'in 24 hours'],
  week: ['Most in a week', 'in 7 days'],
}

const viewsOf = ({ storage, visitor }: Facts) => calmViews(storage, visitor.now())

const limitWords = (span: CalmSpan): RuleWords => {
  const [title, per] = SPAN_WORDS[span]
  return {
    title,
    says({ wire }, facts, objects) {
      const limit = decodeCalm(wire.calm)[span]
      if (limit === undefined) return
      const seen = viewsIn(span, viewsOf(facts), calmPlace(facts)).length
      const plan = `the site lets ${count(limit, 'popup')} open by ${limit === 1 ? 'itself' : 'themselves'} ${per}, and ${seen ? `the visitor has seen ${seen}` : 'the visitor has seen none yet'}`
      return objects && seen < limit ? `${plan}; another is about to open` : plan
    },
    until({ wire }, facts) {
      return roomAt(span, viewsOf(facts), Number(decodeCalm(wire.calm)[span]))
    },
  }
}

const pauseEnd = (pause: number | undefined, facts: Facts): number =>
  Number(viewsOf(facts).at(-1)?.at) + Number(pause) * 1000

const pauseBetween: RuleWords = {
  title: 'Pause between popups',
  says({ wire }, facts, objects) {
    const { pause } = decodeCalm(wire.calm)
    if (pause === undefined) return
    const plan = `the site leaves ${count(pause, 'second')} between two popups that open by themselves`
    const [last, now] = [viewsOf(facts).at(-1)?.at, facts.visitor.now()]
    if (last === undefined) return `${plan}, and ${objects ? 'another is about to open' : 'none was seen yet'}`
    const end = pauseEnd(pause, facts)
    return `${plan}, and one was seen ${since(last, now)}${objects && isMoment(end) && end > now ? `; it may show ${moment(end, now)}` : ''}`
  },
  until: ({ wire }, facts) => pauseEnd(decodeCalm(wire.calm).pause, facts),
}

const KNOWN_WORDS: Record<KnownBy, string> = {
  trait: 'the page has said that the visitor is a subscriber (wisp.identify)',
  list: 'the visitor’s address is on the imported list',
  popup: 'the visitor has given an address in another popup',
}

const knownSubscriber: RuleWords = {
  title: 'Known subscribers',
  says(popup, { storage }, objects) {
    if (!decodeCalm(popup.wire.calm).subscribers || !asksEmail(popup.wire)) return
    const plan = 'the site does not ask subscribers again for their address'
    const by = objects && knownBy(popup, { storage })
    const withdrawn = objects && 'the visitor was known as one on this page before consent was withdrawn'
    return `${plan}, and ${(by && KNOWN_WORDS[by]) || withdrawn || 'the visitor is not known as one'}`
  },
}

export const CALM_WORDS: Record<string, RuleWords> = {
  [CALM_RULES.page]: limitWords('page'),
  [CALM_RULES.visit]: limitWords('visit'),
  [CALM_RULES.day]: limitWords('day'),
  [CALM_RULES.week]: limitWords('week'),
  [CALM_RULES.pause]: pauseBetween,
  [CALM_RULES.subscribers]: knownSubscriber,
}
