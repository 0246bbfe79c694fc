/** Schema of a form file; docs/contact-forms.md describes it. */
import * as v from 'valibot'
import { maybeEmpty, shownText } from '../files/addresses'
import { LanguageTag } from '../files/language'
import { unlinkedText, withSoundLinks } from '../files/links'
import { flag, keyed, listOf, oneOf, whole, words } from '../files/values'
import { NO_SECRETS } from '../template/secret-fields'
import { asksForSecret } from '../template/secret-words'
import { fieldProblems } from './field-rules'
import { MAX_UPLOAD_BYTES } from './file-types'
import { FIELD_KINDS } from './form'
import { MESSAGES } from './messages'

/** Longest text that a field may take, in characters. */
const MAX_VALUE_LENGTH = 10_000

const length = v.exactOptional(whole(`a whole number from 1 to ${MAX_VALUE_LENGTH}`, 1, MAX_VALUE_LENGTH))

const Limit = v.exactOptional(
  v.union([v.pipe(v.number(), v.finite()), v.string()], 'must be a number, or a day like "2026-11-22"'),
)

const FieldFile = v.pipe(
  keyed({
    name: v.pipe(words, v.regex(/^[a-z][\w-]{0,49}$/i, 'must be 1 to 50 letters, digits, - or _, the first a letter')),
    kind: v.optional(oneOf(FIELD_KINDS), 'text'),
    label: v.optional(v.pipe(maybeEmpty(500), withSoundLinks), ''),
    required: v.optional(flag, false),
    placeholder: v.exactOptional(unlinkedText(200)),
    value: v.exactOptional(maybeEmpty(1000)),
    options: v.exactOptional(listOf(unlinkedText(200), 'options', 100)),
    exclusive: v.exactOptional(flag),
    freeText: v.exactOptional(flag),
    multiple: v.exactOptional(flag),
    minlength: length,
    maxlength: length,
    min: Limit,
    max: Limit,
    accept: v.exactOptional(
      listOf(
        v.pipe(
          words,
          v.regex(
            /^(\.[a-z\d]{1,10}|(image|audio|video)\/\*)$/i,
            'must be an ending like .pdf, or image/*, audio/*, video/*',
          ),
        ),
        'types of files',
        30,
      ),
    ),
    maxBytes: v.exactOptional(whole(`a number of bytes, 1 to ${MAX_UPLOAD_BYTES}`, 1, MAX_UPLOAD_BYTES)),
    questions: v.exactOptional(
      listOf(keyed({ question: unlinkedText(300), answer: shownText(100) }), 'questions', 100),
    ),
    optional: v.exactOptional(flag),
    invert: v.exactOptional(flag),
    showIf: v.exactOptional(shownText(1000)),
    hideIf: v.exactOptional(shownText(1000)),
    counter: v.exactOptional(oneOf(['up', 'down'])),
  }),
  v.partialCheck(
    [['kind'], ['name'], ['label'], ['placeholder']],
    ({ kind, name, label, placeholder }) => kind === 'hidden' || !asksForSecret(name, label, placeholder),
    NO_SECRETS,
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value: input } = dataset
    for (const { key, message } of fieldProblems(input))
      addIssue({
        message,
        input: undefined,
        ...(key && { path: [{ type: 'object', origin: 'value', input, key, value: undefined }] }),
      })
  }),
)

export const FormFile = keyed({
  id: v.exactOptional(whole('a whole number from 1 to 999999999', 1, 999_999_999)),
  name: shownText(200),
  language: v.optional(LanguageTag, 'en'),
  fields: listOf(FieldFile, 'fields', 50),
  button: v.exactOptional(unlinkedText(100)),
  messages: v.optional(
    keyed(Object.fromEntries(MESSAGES.map((name) => [name, v.exactOptional(unlinkedText(500))]))),
    {},
  ),
  acceptanceAsValidation: v.optional(flag, false),
})

export type FormFile = v.InferOutput<typeof FormFile>
