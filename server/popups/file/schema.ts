/** Schema of a popup file; docs/popups.md describes it. */
import * as v from 'valibot'
import { TARGETS } from '../../../shared/model/popup'
import { POPUP_TYPES } from '../../../shared/model/popup-type'
import type { Language } from '../../../shared/model/text'
import { FREQUENCY_RULES, type Frequency } from '../../../shared/model/trigger-settings'
import { PopupId } from '../../../shared/wire/server/text'
import { LanguageTag } from '../../files/language'
import { colour, flag, keyed, mapOf, oneOf, pixels, whole, words } from '../../files/values'
import { got } from '../../lib/invalid'
import { DesignFile } from './design'
import { ImagesFile } from './images'
import { byLanguage, onceOrByLanguage, onceOrForEach } from './per-language'
import type { InOneLanguage } from './phrases'
import { PrizesFile } from './prizes'
import { TargetingFile } from './targeting'
import { TriggersFile } from './triggers'
import { WordsFile } from './words'

/** A design of the library, or a file. */
const TemplateName = v.pipe(words, v.minLength(1, 'must name a design or a file'))

/** Characters of one text of a design. */
const MAX_TEXT_LENGTH = 10_000
const MAX_PRIORITY = 1_000
const MAX_STOP_LEADS = 1_000_000

/** Characters of the words beside a consent box. */
const MAX_CONSENT_LENGTH = 2_000

/** True if the rule needs a count. */
export const counts = (rule: Frequency['rule']): boolean => rule === 'days' || rule === 'visits'

const CONSENT_KINDS = `must be true, for words of ours, or your own words, up to ${MAX_CONSENT_LENGTH} characters`

const ConsentFile = v.union(
  [
    v.literal(true),
    v.pipe(v.string(), v.trim(), v.minLength(1, CONSENT_KINDS), v.maxLength(MAX_CONSENT_LENGTH, CONSENT_KINDS)),
  ],
  CONSENT_KINDS,
)

const TextsFile = mapOf(v.pipe(words, v.maxLength(MAX_TEXT_LENGTH, `must be ${MAX_TEXT_LENGTH} characters or less`)))

const FrequencyFile = v.pipe(
  keyed({ rule: oneOf(FREQUENCY_RULES), count: v.exactOptional(whole('a whole number from 0', 0, 10_000)) }),
  v.partialCheck(
    [['rule'], ['count']],
    ({ rule, count = 0 }) => !counts(rule) || count > 0,
    'needs a count of 1 or more with days and visits, like {"rule": "days", "count": 7}',
  ),
  v.partialCheck(
    [['rule'], ['count']],
    ({ rule, count = 0 }) => counts(rule) || count === 0,
    'must have no count with once and always',
  ),
  v.transform(({ rule, count = 0 }) => ({ rule, count })),
)

/** A brand by its name, and colours. */
const ThemeFile = v.pipe(
  v.custom<unknown>(() => true),
  v.transform((theme) => (typeof theme === 'string' ? { brand: theme } : theme)),
  keyed({
    brand: v.exactOptional(words),
    accent: v.exactOptional(colour),
    paper: v.exactOptional(colour),
    ink: v.exactOptional(colour),
    second: v.exactOptional(colour),
    dark: v.exactOptional(flag),
  }),
)

/** The popup file as it is written. */
export const WrittenFile = keyed({
  id: v.exactOptional(PopupId),
  name: v.pipe(
    words,
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(200, 'must be 200 characters or less'),
  ),
  type: oneOf(POPUP_TYPES),
  format: v.exactOptional(whole('a whole number from 1', 1, 99)),
  target: v.exactOptional(oneOf(TARGETS)),
  size: v.exactOptional(keyed({ width: pixels, height: pixels })),
  onClickOnly: v.optional(flag, false),
  triggers: v.exactOptional(TriggersFile),
  targeting: v.exactOptional(TargetingFile),
  frequency: v.optional(FrequencyFile, { rule: 'always' }),
  stopWhenConverted: v.optional(flag, true),
  priority: v.exactOptional(whole('a whole number from 0', 0, MAX_PRIORITY)),
  stopAfterLeads: v.exactOptional(whole('a whole number from 1', 1, MAX_STOP_LEADS)),
  language: v.exactOptional(LanguageTag),
  words: v.exactOptional(onceOrByLanguage(WordsFile)),
  template: v.exactOptional(TemplateName),
  /** Templates of languages that have another one. */
  templates: v.exactOptional(byLanguage(TemplateName)),
  texts: v.exactOptional(onceOrByLanguage(TextsFile)),
  /** Facts that the design states by way of example and that are true of the owner as they stand. */
  confirmed: v.exactOptional(v.array(words, 'must be a list of names of texts')),
  consent: v.exactOptional(onceOrForEach(ConsentFile)),
  images: v.exactOptional(ImagesFile),
  theme: v.exactOptional(ThemeFile),
  font: v.exactOptional(
    v.literal('brand', ({ input }) => `must be "brand", or absent for the page’s typefaces${got(input)}`),
  ),
  design: v.optional(DesignFile, {}),
  prizes: v.exactOptional(PrizesFile),
})

export type WrittenFile = v.InferOutput<typeof WrittenFile>

/** A popup file as it is for one of its languages. */
export interface FileInLanguage extends InOneLanguage<Omit<WrittenFile, 'language' | 'texts' | 'templates' | 'words'>> {
  language: Language
  texts?: Record<string, string>
  words?: Record<string, string>
}

/** A popup file with its design and format number, of which the file names at least one, and with its goal. */
export interface PopupFile extends FileInLanguage {
  format: number
  target: (typeof TARGETS)[number]
  template: string
}
