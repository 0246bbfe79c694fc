import { plainFormPath } from '../contact-form/path'
import type { FormFigures, FormsAnswer } from '../desk'
import type { Route } from '../route'

/** The contact forms, and how much has come in by each. */
export const deskForms: Route = {
  method: 'GET',
  path: '/desk/api/forms',
  desk: true,
  polled: true,
  async handle(c, { store, caller }) {
    const stored = await store.contactForms.list()
    const counts = await store.contactForms.counts(stored)
    const forms = stored.map(({ form, siteKey, popupId }): FormFigures => {
      const { submissions = 0, suspects = 0, last } = counts.get(popupId) ?? {}
      return {
        ...{ id: form.id, name: form.name, site: siteKey, fields: form.fields.length, submissions, suspects },
        ...(last !== undefined && { last: new Date(last).toISOString() }),
        url: caller.origin(c) + plainFormPath(form.id),
      }
    })
    return c.json<FormsAnswer>({ forms })
  },
}
