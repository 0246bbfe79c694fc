/** A contact form as it is stored: what its file says, with the defaults filled in. */
import type { Language } from '../../shared/model/text'
import type { FormMessages } from './messages'

export const FIELD_KINDS = [
  'text',
  'email',
  'url',
  'tel',
  'number',
  'range',
  'date',
  'textarea',
  'select',
  'checkbox',
  'radio',
  'acceptance',
  'quiz',
  'file',
  'hidden',
]

export type FieldKind = (typeof FIELD_KINDS)[number]

interface Question {
  question: string
  answer: string
}

export interface ContactField {
  name: string
  kind: FieldKind
  label: string
  required: boolean
  placeholder?: string
  /** First value of the field. */
  value?: string
  options?: string[]
  /** Checkboxes of which only one may be ticked. */
  exclusive?: boolean
  /** The last option has a field for the visitor's own words. */
  freeText?: boolean
  /** Several options or files. */
  multiple?: boolean
  minlength?: number
  maxlength?: number
  /** Numbers, or days as 2026-11-22. */
  min?: number | string
  max?: number | string
  /** Types of files: `.pdf`, `image/*`. */
  accept?: string[]
  /** Most bytes of all its files together. */
  maxBytes?: number
  questions?: Question[]
  /** An acceptance that need not be given. */
  optional?: boolean
  /** An acceptance that is given by leaving the box empty. */
  invert?: boolean
  /** `FIELD` or `FIELD:value|value`. */
  showIf?: string
  hideIf?: string
  /** Shows the number of characters that were typed, or that are left. */
  counter?: 'up' | 'down'
}

export interface ContactForm {
  id: number
  name: string
  language: Language
  fields: ContactField[]
  button: string
  /** Messages that replace the default ones of the language. */
  messages: Partial<FormMessages>
  /** A missing acceptance is told at its field, and never disables the button. */
  acceptanceAsValidation: boolean
}

/** A field's question, and the signed answer. */
export type QuizQuestion = [question: string, hash: string]

/** The addresses of a form by itself, and of its submission without JavaScript. */
export const plainFormPath = (id: number | ':id'): string => `/form/${id}`
