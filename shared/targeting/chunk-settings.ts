/**
 * The settings of the targeting chunk's rules, one row each. From the row follow the type of the setting, its check on import, its
 * fields in the answer, whether a popup needs the chunk, the inspector's words and the values that tests generate. The chunk
 * imports only `decodeTargeting`, so it ships none of the rows.
 */
import type { SettingValue, TypeOf } from './setting-value'
import { conditionsSay, plainly, secretly } from './words/conditions'
import { engagementSays } from './words/engagement'
import type { RuleFacts } from './words/seen'
import { short } from './words/text'

const DEVICES = ['desktop', 'mobile'] as const

type RowFor<Value> = Value extends SettingValue
  ? Value & {
      /** The name of the rule, if it is not the setting's. */
      rule?: string
      /** The setting's name in the inspector. */
      title: string
      /** The rule's demand and the state of the page, as a fragment of a sentence. */
      says(setting: TypeOf<Value>, facts: RuleFacts, objects: boolean): string
    }
  : never
type Row = RowFor<SettingValue>

/** In the order in which errors list them. */
const CHUNK_SETTINGS = {
  device: {
    value: 'one of',
    of: DEVICES,
    title: 'Device',
    says: (setting, { mobile }) =>
      `it is for ${setting === 'mobile' ? 'phones' : 'desktops'} only, and this is a ${mobile ? 'phone' : 'desktop'}`,
  },
  /** The visitor's dealings with another popup. */
  engagement: {
    value: 'engagement',
    title: 'Other popups',
    says: engagementSays,
  },
  /** Text that the page's markup must contain, or must not. */
  sourceCode: {
    value: 'source code',
    title: 'Source code',
    says({ contains, text }, _seen, objects) {
      const verb = contains === objects ? 'does not hold' : 'holds'
      return `it shows only where the page’s markup ${contains ? 'holds' : 'does not hold'} “${short(text)}”; this page’s ${verb} it`
    },
  },
  variables: {
    value: 'conditions',
    title: 'Variables of the page',
    says: (setting, { variable }) => conditionsSay(setting, variable, plainly),
  },
  cookies: {
    value: 'conditions',
    title: 'Cookies',
    says: (setting, { cookie }) => conditionsSay(setting, cookie, secretly),
  },
  /** Only visitors with an ad blocker, or only those without. */
  adblock: {
    value: 'yes or no',
    title: 'Ad blocker',
    says: (setting, _seen, objects) =>
      `it is for visitors ${setting ? 'with' : 'without'} an ad blocker; there is ${setting === objects ? 'none' : 'one'} here`,
  },
  /** On a phone, on a page reached from a search, a small bar shows first. */
  searchBar: {
    value: 'on',
    rule: 'searchLanding',
    title: 'Search visitors on a phone',
    says: (_wanted, _seen, objects) =>
      objects
        ? 'a search has led to this page, where a small bar stands for it'
        : 'on a phone, a small bar stands for it on the page that a search has led to',
  },
  /** The variants of one A/B test share this id. */
  abTest: {
    value: 'popup id',
    title: 'A/B test',
    says: (_wanted, _seen, objects) => `the visitor gets ${objects ? 'another' : 'this'} variant of its A/B test`,
  },
} as const satisfies Record<string, Row>

type Table = typeof CHUNK_SETTINGS
export type ChunkTargeting = { -readonly [Name in keyof Table]?: TypeOf<Table[Name]> | undefined }
/** The rules that have a setting. */
export type ChunkRule = { [Name in keyof Table]: Table[Name] extends { rule: infer Rule } ? Rule : Name }[keyof Table]
export type ChunkKind = Table[keyof Table]['value']

/** Each name with its row. The type lets a row be of any kind. */
export const CHUNK_ROWS = /* @__PURE__ */ Object.entries(CHUNK_SETTINGS) as [keyof ChunkTargeting, Row][]
