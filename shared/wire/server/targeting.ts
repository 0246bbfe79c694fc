/** Targeting → fields of a popup in the display answer (specification, section 3). `decodeTargeting` reads them. */

import { CHUNK_ROWS, type ChunkKind, type ChunkTargeting } from '../../targeting/chunk-settings'
import type { Condition, Engagement, SourceCode } from '../../targeting/chunk-values'
import type { Targeting } from '../../targeting/popup-targeting'
import { snake, yesNo } from '../../values/names'

const role = (show: boolean): 'show' | 'dont_show' => (show ? 'show' : 'dont_show')

/** `role|engagement|kind|id`. */
const engagement = ({ show, what, kind, popup }: Engagement): string =>
  [role(show), what === 'seen' ? 'seen_poptin' : what, kind, popup].join('|')

/** Three parallel lists; the text before the first `@` is a keyword. */
const filter = (of: string, conditions: Condition[] = []): Fields => ({
  [`display_if_specific_${of}_active`]: yesNo(conditions.length > 0),
  [`${of}_name_pair`]: conditions.map(({ show, name }) => `${role(show)}@${name}`),
  [`${of}_value_pair`]: conditions.map(({ comparison, value }) => `${comparison}@${value}`),
  [`${of}_show_pair`]: conditions.map(({ show }) => role(show)),
})

const yesOrNo = (setting?: boolean): string => {
  if (setting === undefined) return 'no'
  return setting ? 'yes' : 'dont_show'
}

type Fields = Record<string, unknown>

/** The fields of a setting of each kind, on or off, in the order of the answer. */
const ENCODE = {
  'source code': (field: string, setting?: SourceCode): Fields => ({
    [`${field}_active`]: yesNo(Boolean(setting)),
    [`${field}_html`]: setting?.text ?? '',
    [`${field}_role`]: setting ? (setting.contains ? 'contains' : 'not_contains') : '',
  }),
  'popup id': (field: string, id?: string): Fields => ({
    [field]: yesNo(Boolean(id)),
    [`${field}_parent_id`]: id ?? '',
  }),
  engagement: (field: string, setting?: Engagement): Fields => ({ [field]: setting ? engagement(setting) : '' }),
  conditions: (field: string, conditions?: Condition[]): Fields => ({ [`${field}_filter`]: filter(field, conditions) }),
  'yes or no': (field: string, setting?: boolean): Fields => ({ [field]: yesOrNo(setting) }),
  'one of': (field: string, setting?: string): Fields => ({ [field]: setting ?? '' }),
  on: (field: string, on?: boolean): Fields => ({ [field]: yesNo(Boolean(on)) }),
} satisfies Record<ChunkKind, (field: string, setting?: never) => Fields>

/** The beginning of a setting's fields in the answer, if that is not its name. */
const FIELDS: { [Name in keyof ChunkTargeting]?: string } = {
  engagement: 'engagement_with_other_poptin_filter',
  sourceCode: 'source_code_target',
  variables: 'js',
  cookies: 'cookie',
  adblock: 'display_if_adblock_active',
}

type Encode = (field: string, setting: unknown) => Fields

const ENCODERS = Object.entries(ENCODE).flatMap(([kind, encode]) =>
  CHUNK_ROWS.filter(([, { value }]) => value === kind).map(([name]) => {
    const field = FIELDS[name] ?? snake(name)
    return { name, encode: (setting: unknown) => (encode as Encode)(field, setting) }
  }),
)

/** Settings that the server alone decides on are no part of the answer. */
const chunkTargetingOf = ({ device, ...rest }: Targeting): ChunkTargeting => ({
  ...rest,
  device: device === 'tablet' ? undefined : device,
})

/** True if the targeting chunk has anything to decide. */
export const hasChunkTargeting = (targeting: Targeting = {}): boolean => {
  const chunkTargeting = chunkTargetingOf(targeting)
  return ENCODERS.some(({ name }) => chunkTargeting[name] !== undefined)
}

export const encodeTargeting = (targeting: Targeting = {}): Fields => {
  const chunkTargeting = chunkTargetingOf(targeting)
  return Object.assign({}, ...ENCODERS.map(({ name, encode }) => encode(chunkTargeting[name])))
}
