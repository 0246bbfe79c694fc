/**
 * The kinds of values that a targeting setting may have. From the kind follow the check of a popup file
 * (server/popups/file/targeting.ts), the fields of the answer (shared/wire/server/targeting.ts) and the values that tests
 * generate (test/support/targeting.ts).
 */
import type { Condition, Engagement, SourceCode } from './chunk-values'
import type { Choice, PageMatch, ReferrerMatch, Schedule, Selection, Utm, Visitors } from './visit-targeting'

/** The type of each kind that needs nothing but its name. */
interface Types {
  on: boolean
  'yes or no': boolean
  'popup id': string
  conditions: Condition[]
  engagement: Engagement
  'source code': SourceCode
  countries: Choice
  languages: Choice
  pages: Selection<PageMatch>
  referrers: Selection<ReferrerMatch>
  visitors: Visitors
  utm: Utm
  schedule: Schedule
}

type Plain = { [Kind in keyof Types]: { value: Kind } }[keyof Types]
/** One of these words. */
interface OneOf<Word extends string = string> {
  value: 'one of'
  of: readonly Word[]
}
/** Only some of these words, or all but some; errors call them by `plural`. */
interface SomeOf<Word extends string = string> {
  value: 'some of'
  of: readonly Word[]
  plural: string
}

export type SettingValue = Plain | OneOf | SomeOf

/** The type of a row's setting. */
export type TypeOf<Row> =
  Row extends OneOf<infer Word>
    ? Word
    : Row extends SomeOf<infer Word>
      ? Choice<Word>
      : Row extends { value: infer Kind extends keyof Types }
        ? Types[Kind]
        : never

/** The kinds whose values a rule can take that wants this. */
export type ValueFor<Wanted> =
  | { [Kind in keyof Types]: Types[Kind] extends Wanted ? { value: Kind } : never }[keyof Types]
  | (Wanted extends string ? OneOf : never)
  | (Wanted extends Choice<infer Word> ? SomeOf<Word> : never)
