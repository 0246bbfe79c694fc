/** Contact forms for tests. */
import type { ContactField, ContactForm } from '../../server/forms/form'

export const fieldOf = (more: Partial<ContactField> = {}): ContactField => ({
  name: 'your-name',
  kind: 'text',
  label: 'Name',
  required: false,
  ...more,
})

export const formOf = (fields: Partial<ContactField>[], more: Partial<ContactForm> = {}): ContactForm => ({
  id: 101,
  name: 'Contact',
  language: 'en',
  button: 'Send',
  messages: {},
  acceptanceAsValidation: false,
  fields: fields.map(fieldOf),
  ...more,
})

/** The multipart body of a form in a page. */
export const bodyOf = (fields: [string, string | File][], unitTag = 'wpcf7-f101-o1'): FormData => {
  const body = new FormData()
  for (const [name, value] of [['_wpcf7', '101'], ['_wpcf7_unit_tag', unitTag], ...fields] as [string, string | File][])
    body.append(name, value)
  return body
}
