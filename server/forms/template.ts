import { readableText, siteLinksOf, withPlaceholders } from '../files/links'
import { el, htmlOf } from '../lib/markup'
import { CONSENT_MARK } from '../template/consent'
import { placeholderOf, type SiteLink } from '../template/site-links'
import type { ContactField, ContactForm } from './form'

/** Fields that are no part of a lead. */
export const isKept = ({ kind }: ContactField): boolean => kind !== 'quiz'

/** The field whose value is the address that a lead is listed by. */
export const senderOf = ({ fields }: ContactForm): ContactField | undefined => {
  const emails = fields.filter(({ kind }) => kind === 'email')
  return emails.find(({ required }) => required) ?? emails[0]
}

/** The pages of the site that its labels link to. */
const linksOf = ({ fields }: Pick<ContactForm, 'fields'>): SiteLink[] => siteLinksOf(fields.map(({ label }) => label))

/** The form's fields and links as a template has them, for all that reads templates: columns of the CSV, and checks. */
export const templateOf = (form: ContactForm): string => {
  const sender = senderOf(form)
  return htmlOf(
    form.fields.filter(isKept).map((field) =>
      el('input', {
        'data-wisp-field': field === sender ? 'email' : field.name,
        'aria-label': readableText(field.label),
        // The form has been checked by its own rules.
        'data-wisp-check': 'no-validation',
        // The sentences that visitors agreed to have columns in the CSV, as with popups.
        ...(field.kind === 'acceptance' && { [CONSENT_MARK]: withPlaceholders(field.label) }),
      }),
    ),
    linksOf(form).map((name) => el('a', { href: placeholderOf(name) })),
  )
}
