import { CALM_SPANS, type Calm, type CalmSpan } from '../../../shared/model/calm'
import type { Rule, Rules } from '../../../shared/page/model/rules'
import { CALM_RULES, viewsIn } from '../../../shared/page/targeting/calm-views'
import type { Counting } from './counting'

/** The rules of the site, by the names of `CALM_RULES`: those that it has not set are absent. */
export const createCalmRules = (calm: Calm, counting: Counting): Rules => {
  const mostOf =
    (span: CalmSpan, limit: number): Rule =>
    ({ id }) =>
      viewsIn(span, counting.views(), counting.place()).length + counting.ahead(id, span) >= limit
  const pause: Rule = ({ id }, visitor) => {
    const wait = Number(counting.views().at(-1)?.at) + Number(calm.pause) * 1000 - visitor.now()
    return wait > 0 || counting.ahead(id) > 0
  }
  const limits = CALM_SPANS.flatMap((span): [string, Rule][] => {
    const limit = calm[span]
    return limit === undefined ? [] : [[CALM_RULES[span], mostOf(span, limit)]]
  })
  return Object.fromEntries([...limits, ...(calm.pause ? [[CALM_RULES.pause, pause] as [string, Rule]] : [])])
}
