import { SUBMISSION, TRAP_NAME } from '../../../../shared/wire/form-fields'
import { NOT_FOR_MANAGERS } from '../../../forms/render/common'
import { type Attributes, el } from '../../../lib/markup'
import type { FormField } from '../../document'
import { common, safeLink } from '../common'
import type { ContentOf, Render, Scope } from '../context'
import { field } from '../fields/field'
import { pageWordsOf } from '../words'

type Form = ContentOf<'form'>

const isFile = ({ kind }: FormField): boolean => kind === 'file'

const attributes = (form: Form, { document }: Scope): Attributes => {
  const { kind, to = '', method = 'post', fields, thanks, answer } = form
  const answerAttributes = answer === 'toast' ? { 'data-wisp-answer': 'toast' } : {}
  if (kind === 'lead')
    return { 'data-wisp-lead': document.id, 'data-wisp-thanks': thanks, method: 'post', ...answerAttributes }
  const enctype = fields.some(isFile) ? 'multipart/form-data' : undefined
  return { 'data-wisp-form': '', action: safeLink(to), method, enctype, ...answerAttributes }
}

/** A field that nobody sees, so that only bots fill it in. */
const TRAP = el(
  'div',
  { class: 'trap', 'aria-hidden': 'true' },
  el('input', { name: TRAP_NAME, 'data-wisp-trap': '', autocomplete: 'off', tabindex: -1, ...NOT_FOR_MANAGERS }),
)

/** Every visitor gets the same page, so the script fills it in. */
const SUBMISSION_ID = el('input', { type: 'hidden', name: SUBMISSION, value: '' })

/** Without the script, the browser sends the form itself. */
export const form: Render<'form'> = (element, scope) => {
  const { id, fields, button, kind } = element
  const words = pageWordsOf(scope.document.language)
  return el(
    'form',
    { ...common(element, 'form'), ...attributes(element, scope) },
    fields.map((each) => field(each, `${id}-${each.name}`, words)),
    kind === 'lead' && TRAP,
    kind === 'lead' && SUBMISSION_ID,
    el('button', { type: 'submit', class: 'button button-main' }, button),
  )
}
