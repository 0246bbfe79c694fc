/** The acceptance boxes of a contact form, and the words beside them. */
import { WORDS, wordsNamed } from '../../shared/wire/server/contact-form'
import { withPlaceholders } from '../files/links'
import { versionOf } from '../lib/text'
import type { ContactField, ContactForm } from './form'

export const acceptancesOf = ({ fields }: Pick<ContactForm, 'fields'>): ContactField[] =>
  fields.filter(({ kind }) => kind === 'acceptance')

/** The words beside each box. */
export const acceptanceWords = (form: Pick<ContactForm, 'fields'>): string[] =>
  acceptancesOf(form).map(({ label }) => withPlaceholders(label))

/** Hidden fields by which a page tells which words it has: it may be printed and pasted long before they change. */
export const wordsFields = (form: Pick<ContactForm, 'fields'>): [name: string, value: string][] =>
  acceptancesOf(form).map(({ name, label }) => [WORDS, wordsNamed(name, versionOf(withPlaceholders(label)))])
