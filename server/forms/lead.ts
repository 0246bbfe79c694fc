/** The fields of a submission as they are stored with the lead. */
import type { Language } from '../../shared/model/text'
import { freeTextOf } from '../../shared/wire/server/contact-form'
import { wellFormed } from '../../shared/wire/server/text'
import type { SentFile } from '../leads/submissions'
import type { ContactField, ContactForm } from './form'
import { formWordsOf } from './messages'
import { lostFiles, type Submission } from './submission'
import { isKept, senderOf } from './template'

const MAX_FILE_NAME_LENGTH = 150

/** The last part of a path, without what could mislead whoever saves or lists the file. Its ending is kept. */
export const fileName = (path: string): string => {
  const name = wellFormed(path.replace(/^.*[/\\]/s, ''))
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*:<>?|]+/gu, '_')
    .trim()
  const [ending = ''] = /\.[^.]{1,20}$/.exec(name) ?? []
  const start = [...name.slice(0, name.length - ending.length)].slice(0, MAX_FILE_NAME_LENGTH).join('')
  return start + ending || 'file'
}

const answerOf = (field: ContactField, submission: Submission, language: Language): string => {
  const { name, kind, options = [], freeText } = field
  const { values, files } = submission
  if (kind === 'file')
    return [
      ...(files.get(name) ?? []).map((file) => fileName(file.name)),
      // The owner may ask the visitor for it.
      ...lostFiles(field, submission).map((file) => `${fileName(file)} (${formWordsOf(language).missing})`),
    ].join(', ')
  if (kind === 'acceptance') return values.has(name) ? 'yes' : 'no'
  const freeAnswer = freeText ? values.get(freeTextOf(name))?.[0] : undefined
  const last = options.at(-1)
  return (values.get(name) ?? [])
    .map((value) => (freeAnswer && value === last ? `${value}: ${freeAnswer}` : value))
    .join(', ')
}

/** The form's fields as a lead has them: the address by itself, the others by name. */
export const leadOf = (
  form: ContactForm,
  submission: Submission,
  dropped: ReadonlySet<string>,
): { email: string; fields: Record<string, string> } => {
  const sender = senderOf(form)
  const filled = form.fields
    .filter((field) => isKept(field) && !dropped.has(field.name))
    .map((field): [ContactField, string] => [field, answerOf(field, submission, form.language)])
    .filter(([, value]) => value)
  return {
    email: filled.find(([field]) => field === sender)?.[1] ?? '',
    fields: Object.fromEntries(filled.filter(([field]) => field !== sender).map(([{ name }, value]) => [name, value])),
  }
}

export const filesOf = async (
  form: ContactForm,
  { files }: Submission,
  dropped: ReadonlySet<string>,
): Promise<SentFile[]> => {
  const uploads = form.fields
    .filter(({ name }) => !dropped.has(name))
    .flatMap(({ name }) => (files.get(name) ?? []).map((file) => ({ field: name, file })))
  return Promise.all(
    uploads.map(async ({ field, file }) => ({
      field,
      name: fileName(file.name),
      content: new Uint8Array(await file.arrayBuffer()),
    })),
  )
}
