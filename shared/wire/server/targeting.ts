/** Targeting → fields of a popup in the display answer (specification, section 3). `decodeTargeting` reads them. */
import type { Targeting } from '../../model/popup-targeting'
import type { ChunkTargeting, Condition, Engagement } from '../../model/targeting'
import { yesNo } from '../names'

const role = (show: boolean): 'show' | 'dont_show' => (show ? 'show' : 'dont_show')

/** `role|engagement|kind|id`. */
const engagement = ({ show, what, kind, popup }: Engagement): string =>
  [role(show), what === 'seen' ? 'seen_poptin' : what, kind, popup].join('|')

/** Three parallel lists; the text before the first `@` is a keyword. */
const filter = (of: 'js' | 'cookie', conditions: Condition[] = []): Record<string, unknown> => ({
  [`display_if_specific_${of}_active`]: yesNo(conditions.length > 0),
  [`${of}_name_pair`]: conditions.map(({ show, name }) => `${role(show)}@${name}`),
  [`${of}_value_pair`]: conditions.map(({ comparison, value }) => `${comparison}@${value}`),
  [`${of}_show_pair`]: conditions.map(({ show }) => role(show)),
})

const adblock = (wanted?: boolean): string => {
  if (wanted === undefined) return 'no'
  return wanted ? 'yes' : 'dont_show'
}

type Fields = Record<string, unknown>

/** Each setting's fields, on or off. */
const ENCODE: { [Name in keyof Required<ChunkTargeting>]: (wanted: ChunkTargeting[Name]) => Fields } = {
  sourceCode: (wanted) => ({
    source_code_target_active: yesNo(Boolean(wanted)),
    source_code_target_html: wanted?.text ?? '',
    source_code_target_role: wanted ? (wanted.contains ? 'contains' : 'not_contains') : '',
  }),
  abTest: (parent) => ({ ab_test: yesNo(Boolean(parent)), ab_test_parent_id: parent ?? '' }),
  engagement: (wanted) => ({ engagement_with_other_poptin_filter: wanted ? engagement(wanted) : '' }),
  variables: (conditions) => ({ js_filter: filter('js', conditions) }),
  cookies: (conditions) => ({ cookie_filter: filter('cookie', conditions) }),
  adblock: (wanted) => ({ display_if_adblock_active: adblock(wanted) }),
  // Our own fields, not in the specification.
  device: (wanted) => ({ device: wanted ?? '' }),
  searchBar: (on) => ({ search_bar: yesNo(Boolean(on)) }),
}

const encodeOne = <Name extends keyof ChunkTargeting>(name: Name, targeting: ChunkTargeting): Fields =>
  ENCODE[name](targeting[name])

/** What the server alone decides on is no part of the answer. */
const sent = ({ device, ...rest }: Targeting): ChunkTargeting => ({
  ...rest,
  device: device === 'tablet' ? undefined : device,
})

/** Whether the targeting chunk has anything to decide. */
export const hasChunkTargeting = (targeting: Targeting = {}): boolean => {
  const asked = sent(targeting)
  return (Object.keys(ENCODE) as (keyof ChunkTargeting)[]).some((name) => asked[name] !== undefined)
}

export const encodeTargeting = (targeting: Targeting = {}): Fields => {
  const asked = sent(targeting)
  return Object.assign({}, ...(Object.keys(ENCODE) as (keyof ChunkTargeting)[]).map((name) => encodeOne(name, asked)))
}
