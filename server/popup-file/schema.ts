/** A popup file in the words of the house; docs/popups.md describes it. */
import * as v from 'valibot'
import { FREQUENCY_RULES, POPUP_TYPES, TARGETS } from '../../shared/popup'
import { LANGUAGES } from '../../shared/text'
import { PopupId } from '../../shared/wire/server/text'
import { DesignFile } from './design'
import { keyed } from './jsonc'
import { PrizesFile } from './prizes'
import { TargetingFile } from './targeting'
import { TriggersFile } from './triggers'
import { colour, flag, oneOf, pixels, whole, words } from './values'

export const PopupFile = keyed({
  id: v.optional(PopupId),
  name: v.pipe(
    words,
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(200, 'must be 200 characters or less'),
  ),
  type: oneOf(POPUP_TYPES),
  format: v.optional(whole('a whole number from 1', 1, 99), 1),
  target: v.optional(oneOf(TARGETS), 'lead'),
  size: v.optional(keyed({ width: pixels, height: pixels })),
  onClickOnly: v.optional(flag, false),
  triggers: v.optional(TriggersFile),
  targeting: v.optional(TargetingFile),
  frequency: v.optional(
    keyed({ rule: oneOf(FREQUENCY_RULES), count: v.optional(whole('a whole number from 0', 0, 10_000), 0) }),
    { rule: 'always', count: 0 },
  ),
  stopWhenConverted: v.optional(flag, true),
  language: v.optional(oneOf(LANGUAGES), 'en'),
  template: v.pipe(words, v.minLength(1, 'must name a design or a file')),
  texts: v.optional(v.record(v.string(), words, 'must be an object')),
  theme: v.optional(keyed({ accent: v.optional(colour), paper: v.optional(colour), ink: v.optional(colour) })),
  design: v.optional(DesignFile, {}),
  prizes: v.optional(PrizesFile),
})

export type PopupFile = v.InferOutput<typeof PopupFile>
