/** Page document: forms and their fields. */
import * as v from 'valibot'
import { FormTarget, maybeEmpty } from '../../files/addresses'
import { unlinkedText, withSoundLinks } from '../../files/links'
import { flag, keyed, listOf, oneOf, words } from '../../files/values'
import { NO_SECRETS } from '../../template/secret-fields'
import { asksForSecret } from '../../template/secret-words'
import type { FormField } from '../document'

const FIELD_KINDS = [
  'text',
  'email',
  'tel',
  'number',
  'url',
  'date',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'consent',
  'file',
  'hidden',
] as const

const CHOICES: readonly FormField['kind'][] = ['select', 'radio']
const WITH_OPTIONS: readonly FormField['kind'][] = [...CHOICES, 'checkbox']

export const FieldFile = v.pipe(
  keyed({
    name: v.pipe(
      words,
      v.regex(/^[a-z][\w-]{0,49}(\[\])?$/i, 'must be 1 to 50 letters, digits, - or _, the first a letter'),
    ),
    label: v.optional(v.pipe(maybeEmpty(300), withSoundLinks), ''),
    kind: v.optional(oneOf(FIELD_KINDS), 'text'),
    required: v.optional(flag, false),
    placeholder: v.exactOptional(unlinkedText(200)),
    options: v.exactOptional(listOf(unlinkedText(200), 'options', 100)),
    value: v.exactOptional(maybeEmpty(1000)),
  }),
  v.partialCheck(
    [['kind'], ['label']],
    ({ kind, label }) => label !== '' || kind === 'hidden',
    'must have a label; only hidden fields have none',
  ),
  v.partialCheck(
    [['kind'], ['name'], ['label'], ['placeholder']],
    ({ kind, name, label, placeholder }) => kind === 'hidden' || !asksForSecret(name, label, placeholder),
    NO_SECRETS,
  ),
  v.partialCheck(
    [['kind'], ['options']],
    ({ kind, options }) => options !== undefined || !CHOICES.includes(kind),
    'must have options with select and radio',
  ),
  v.partialCheck(
    [['kind'], ['options']],
    ({ kind, options }) => options === undefined || WITH_OPTIONS.includes(kind),
    'must have no options, except with select, radio and checkbox',
  ),
)

export const FORM = {
  kind: v.optional(oneOf(['lead', 'ajax']), 'lead'),
  to: v.exactOptional(FormTarget),
  method: v.exactOptional(oneOf(['get', 'post'])),
  fields: listOf(FieldFile, 'fields', 50),
  button: unlinkedText(100),
  thanks: v.exactOptional(unlinkedText(500)),
  answer: v.optional(oneOf(['below', 'toast']), 'below'),
}
