/** Form file → a form with its defaults. Throws an Invalid that lists all problems by line. */
import { readCondition } from '../../shared/checks/meets'
import { readJsonc } from '../files/jsonc'
import { suggestion } from '../files/suggest'
import type { Problem } from '../lib/invalid'
import { DEFAULT_UPLOAD_BYTES, DEFAULT_UPLOAD_TYPES, MAX_UPLOAD_BYTES } from './file-types'
import type { ContactField, ContactForm } from './form'
import { formWordsOf } from './messages'
import { FormFile } from './schema'

/** A form whose file may leave its number to the server. */
export interface WrittenForm extends Omit<ContactForm, 'id'> {
  id?: number
}

const duplicates = (fields: ContactField[]): Problem[] =>
  fields.flatMap(({ name }, index) =>
    fields.findIndex((other) => other.name === name) < index
      ? [{ path: ['fields', index, 'name'], message: `is a duplicate: "${name}"` }]
      : [],
  )

/** A condition that names no field would hide its own for good. */
const conditionProblems = (fields: ContactField[]): Problem[] =>
  fields.flatMap((field, index) =>
    (['showIf', 'hideIf'] as const).flatMap((key): Problem[] => {
      const condition = field[key]
      if (condition === undefined) return []
      const path = ['fields', index, key]
      const { field: named, accepted } = readCondition(condition)
      const decides = fields.find(({ name }) => name === named)
      const otherNames = fields.map(({ name }) => name).filter((name) => name !== field.name)
      if (!decides || decides === field) {
        const list = suggestion(named, otherNames) || `; there is ${otherNames.join(', ') || 'none'}`
        return [{ path, message: `there is no other field "${named}"${list}` }]
      }
      const { options } = decides
      const unknown = options && accepted.find((value) => value !== '*' && !options.includes(value))
      return unknown === undefined
        ? []
        : [{ path, message: `the field "${named}" has no option "${unknown}"${suggestion(unknown, options ?? [])}` }]
    }),
  )

const sizeProblems = (fields: ContactField[]): Problem[] => {
  const all = fields.reduce(
    (sum, { kind, maxBytes = DEFAULT_UPLOAD_BYTES }) => sum + (kind === 'file' ? maxBytes : 0),
    0,
  )
  return all > MAX_UPLOAD_BYTES
    ? [{ path: ['fields'], message: `must take at most ${MAX_UPLOAD_BYTES} bytes of files together, got ${all}` }]
    : []
}

const withDefaults = (field: ContactField): ContactField =>
  field.kind === 'file' ? { accept: DEFAULT_UPLOAD_TYPES, maxBytes: DEFAULT_UPLOAD_BYTES, ...field } : field

export const readFormFile = (file: string): WrittenForm =>
  readJsonc(file, {
    schema: FormFile,
    examine: ({ fields }, sound) =>
      sound('fields') ? [duplicates, conditionProblems, sizeProblems].flatMap((check) => check(fields)) : [],
    use: ({ fields, button, ...form }): WrittenForm => ({
      ...form,
      fields: fields.map(withDefaults),
      button: button ?? formWordsOf(form.language).send,
    }),
  })
