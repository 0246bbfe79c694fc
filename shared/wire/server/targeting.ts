/** Targeting → fields of a popup in the display answer (specification, section 3). `decodeTargeting` reads them. */
import type { Condition, Engagement, Targeting } from '../../model/targeting'

const role = (show: boolean): 'show' | 'dont_show' => (show ? 'show' : 'dont_show')

/** `role|engagement|kind|id`. */
const engagement = ({ show, what, kind, popup }: Engagement): string =>
  [role(show), what === 'seen' ? 'seen_poptin' : what, kind, popup].join('|')

/** Three parallel lists; the text before the first `@` is a keyword. */
const filter = (of: 'js' | 'cookie', conditions: Condition[] = []): Record<string, unknown> => ({
  [`display_if_specific_${of}_active`]: conditions.length ? 'yes' : 'no',
  [`${of}_name_pair`]: conditions.map(({ show, name }) => `${role(show)}@${name}`),
  [`${of}_value_pair`]: conditions.map(({ comparison, value }) => `${comparison}@${value}`),
  [`${of}_show_pair`]: conditions.map(({ show }) => role(show)),
})

const adblock = (wanted?: boolean): string => {
  if (wanted === undefined) return 'no'
  return wanted ? 'yes' : 'dont_show'
}

const sourceCode = (wanted?: Targeting['sourceCode']): Record<string, unknown> => ({
  source_code_target_active: wanted ? 'yes' : 'no',
  source_code_target_html: wanted?.text ?? '',
  source_code_target_role: wanted ? (wanted.contains ? 'contains' : 'not_contains') : '',
})

export const encodeTargeting = (targeting: Targeting = {}): Record<string, unknown> => ({
  ...sourceCode(targeting.sourceCode),
  ab_test: targeting.abTest ? 'yes' : 'no',
  ab_test_parent_id: targeting.abTest ?? '',
  engagement_with_other_poptin_filter: targeting.engagement ? engagement(targeting.engagement) : '',
  js_filter: filter('js', targeting.variables),
  cookie_filter: filter('cookie', targeting.cookies),
  display_if_adblock_active: adblock(targeting.adblock),
  // Our own fields, not in the specification.
  device: targeting.device ?? '',
  search_bar: targeting.searchBar ? 'yes' : 'no',
})
